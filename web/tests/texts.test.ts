// No page has words of its own: everything that is read comes from the dictionaries.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../src');
const READ = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
// The same in every language: our name, the letters of keys.
const ALIKE = /^(Tradewinds|Tab|Enter|Esc|[A-Z])$/;

interface Node {
  type: string;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Words that stand in the markup itself, or in attributes that are read out or shown. */
function wordsIn(node: Node): string[] {
  if (node.type === 'Attribute') {
    const parts = READ.has(String(node.name)) && Array.isArray(node.value) ? node.value : [];
    return parts
      .filter((part) => isNode(part) && part.type === 'Text')
      .map((part) => String((part as Node).data));
  }
  const own = node.type === 'Text' ? [String(node.data)] : [];
  const inside = [
    'fragment',
    'nodes',
    'attributes',
    'body',
    'consequent',
    'alternate',
    'fallback',
    'pending',
    'then',
  ]
    .map((key) => node[key])
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
  return [...own, ...inside.flatMap(wordsIn)];
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((name) =>
  name.endsWith('.svelte'),
);

describe('a component has no words of its own', () => {
  it.each(files)('%s', (name) => {
    const tree = parse(readFileSync(resolve(SOURCE, name), 'utf-8'), { modern: true });
    const found = wordsIn(tree.fragment as unknown as Node)
      .map((text) => text.trim())
      .filter((text) => /\p{L}/u.test(text) && !ALIKE.test(text));
    expect(found).toEqual([]);
  });

  it('would be found', () => {
    const tree = parse('{#if a}<p title="Sit down">{b}, <b>your turn</b></p>{/if}', { modern: true });
    expect(wordsIn(tree.fragment as unknown as Node).filter((text) => /\p{L}/u.test(text))).toEqual([
      'your turn',
      'Sit down',
    ]);
  });
});
