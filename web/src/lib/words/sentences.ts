// Sentences of the catalog that Python and this page both read. Goods, seats and pieces come in as parts, so that
// they can be drawn, and come out in their place.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { joined, type Part } from './parts';

export type Said = string | number | Part[];
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const FIRST_MARK = 0xe000; // of the characters that mean nothing: one stands for each value in parts
const MARKS = /([\ue000-\uf8ff])/;

export class Sentences {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const [problem] = this.bundle.addResource(new FluentResource(source));
    if (problem) throw problem;
  }

  /** A sentence in parts. `name-merchant.comes` is a form of a name. */
  say(key: string, values: Record<string, Said> = {}): Part[] {
    const marked: Part[][] = [];
    const given = Object.entries(values).map(([name, value]): [string, FluentVariable] => {
      if (!Array.isArray(value)) return [name, value];
      marked.push(value);
      return [name, String.fromCharCode(FIRST_MARK + marked.length - 1)];
    });
    const pieces = this.format(key, Object.fromEntries(given)).split(MARKS);
    return joined(
      pieces.flatMap((piece, n) =>
        n % 2 === 0 ? [{ text: piece }] : (marked[piece.charCodeAt(0) - FIRST_MARK] ?? []),
      ),
    );
  }

  /** A sentence without anything to draw. */
  text(key: string, values: Record<string, string | number> = {}): string {
    return this.format(key, values);
  }

  /** Whether there is such a sentence, or such a form of one. */
  has(key: string): boolean {
    return this.pattern(key) !== undefined;
  }

  /** `Ann`, `Ann and Bob`, `Ann, Bob and Cleo`; with another key, `Ann or Bob`. */
  list(words: string[], key = 'list-end'): string {
    const [last = '', ...before] = words.toReversed();
    return before.length === 0 ? last : this.text(key, { list: before.toReversed().join(', '), last });
  }

  private pattern(key: string): Pattern | undefined {
    const [name = '', form] = key.split('.');
    const message = this.bundle.getMessage(name);
    return (form === undefined ? message?.value : message?.attributes[form]) ?? undefined;
  }

  private format(key: string, values: Record<string, FluentVariable>): string {
    const pattern = this.pattern(key);
    if (!pattern) throw new Error(`the catalog has no '${key}'`);
    const problems: Error[] = [];
    const told = this.bundle.formatPattern(pattern, values, problems);
    if (problems[0]) throw problems[0];
    return told;
  }
}
