import { describe, expect, it } from 'vitest';
import { tellAll } from '../src/lib/words/telling';
import { Tellings } from '../src/table/tellings';
import { dictionaries } from './dictionaries';
import { games, pagesOfGame, piecesOf } from './golden';

const { en, pl } = dictionaries;
const golden = games[0]!;
const pieces = piecesOf(golden.game);
const pages = pagesOfGame(golden);

describe('sentences of a log that grows', () => {
  it('are those of telling all of it, to whomever', () => {
    const tellings = new Tellings();
    for (const you of [null, 0, 1])
      expect(tellings.all(en, pieces, pages, you)).toEqual(tellAll(en, pieces, pages, you));
  });

  it('are told once, and again in another language', () => {
    const tellings = new Tellings();
    const [first] = tellings.all(en, pieces, pages, null);
    expect(tellings.all(en, pieces, pages, null)[0]).toBe(first);
    expect(tellings.all(pl, pieces, pages, null)[0]).not.toEqual(first);
  });

  it('are told again when they lead to another position', () => {
    const tellings = new Tellings();
    const [first] = tellings.all(en, pieces, pages, null);
    const moved = pages.map((page, n) => (n === 0 ? { ...page, position: page.position + 1 } : page));
    expect(tellings.all(en, pieces, moved, null)[0]).toEqual({ ...first, position: first!.position + 1 });
  });
});
