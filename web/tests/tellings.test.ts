import { describe, expect, it } from 'vitest';
import { chronicleOf, tellAll } from '../src/lib/words/telling';
import { Tellings } from '../src/table/tellings';
import { dictionaries } from './dictionaries';
import { games, piecesOf, settingOf } from './golden';

const golden = games[0]!;
const at = (count: number) =>
  chronicleOf(piecesOf(golden.game), settingOf(golden), golden.entries.slice(0, count));

describe('sentences of a log that grows', () => {
  it('are those of telling all of it', () => {
    const chronicle = at(golden.entries.length);
    expect(new Tellings().all(dictionaries.en, chronicle, null)).toEqual(tellAll(dictionaries.en, chronicle));
  });

  it('are told again to somebody else', () => {
    const tellings = new Tellings();
    const chronicle = at(golden.entries.length);
    for (const you of [null, 0, 1])
      expect(tellings.all(dictionaries.en, chronicle, you)).toEqual(tellAll(dictionaries.en, chronicle, you));
  });

  it('are told once, and again in another language', () => {
    const tellings = new Tellings();
    const chronicle = at(golden.entries.length);
    const [first] = tellings.all(dictionaries.en, chronicle, null);
    expect(tellings.all(dictionaries.en, chronicle, null)[0]).toBe(first);
    expect(tellings.all(dictionaries.pl, chronicle, null)[0]).not.toEqual(first);
  });
});
