import { describe, expect, it } from 'vitest';
import { tellAll } from '../src/lib/words/telling';
import { Tellings } from '../src/table/tellings';
import { tellerOf } from './dictionaries';
import { games, pagesOfGame, piecesOf } from './golden';

const golden = games[0]!;
const pieces = piecesOf(golden.game);
const pages = pagesOfGame(golden);
const en = tellerOf('en', pieces);

describe('sentences of a log that grows', () => {
  it('are those of telling all of it, to whomever', () => {
    const tellings = new Tellings();
    for (const you of [null, 0, 1]) {
      const teller = tellerOf('en', pieces, you);
      expect(tellings.all(teller, pages)).toEqual(tellAll(teller, pages));
    }
  });

  it('are told once, and again in another language', () => {
    const tellings = new Tellings();
    const [first] = tellings.all({ ...en }, pages);
    expect(tellings.all({ ...en }, pages)[0]).toBe(first);
    expect(tellings.all(tellerOf('pl', pieces), pages)[0]).not.toEqual(first);
  });

  it('are told again when they lead to another position', () => {
    const tellings = new Tellings();
    const [first] = tellings.all({ ...en }, pages);
    const moved = pages.map((page, n) => (n === 0 ? { ...page, position: page.position + 1 } : page));
    expect(tellings.all(en, moved)[0]).toEqual({ ...first, position: first!.position + 1 });
  });
});
