import { describe, expect, it } from 'vitest';
import { hasWhy, whyNot, type Asked } from '../src/guide/why';
import { gameBoard, type GameBoard } from '../src/lib/board';
import type { Words } from '../src/lib/words/en';
import { dictionaries } from './dictionaries';
import { piecesOf, refusals, vocabulary } from './golden';

const DRAWS = [
  'it is not in the pile',
  'the card is not in the deck',
  'the point card is not in the deck',
  'the board of that location is not on the table',
];

function askedOf(board: GameBoard, stay = ''): Asked {
  const seat = board.asked.at(-1)?.actor ?? 0;
  return { board, pieces: piecesOf(board.game), seat, title: 'Something', stay, away: () => 3 };
}

/** The first example of a reason, told in a language. */
function told(words: Words, game: string, verb: string, reason: string): string {
  const found = refusals.find(
    (one) => one.board.game === game && one.action.startsWith(verb) && one.reason === reason,
  );
  if (!found) throw new Error(`${game}: nothing was refused because ${reason}`);
  return whyNot(words, askedOf(gameBoard(found.board)), found.action, reason);
}

describe('why something cannot be done', () => {
  it.each(Object.keys(vocabulary))('has words for every reason of %s', (game) => {
    const reasons = vocabulary[game]!.reasons.filter((reason) => !DRAWS.includes(reason));
    expect(reasons.filter((reason) => !hasWhy(reason))).toEqual([]);
  });

  it.each(Object.entries(dictionaries))('is a whole sentence with real numbers: %s', (_, words) => {
    for (const { board, action, reason } of refusals.filter((one) => !DRAWS.includes(one.reason))) {
      const sentence = whyNot(words, askedOf(gameBoard(board)), action, reason);
      expect(sentence, `${board.game}: ${action}`).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, `${board.game}: ${action}`).not.toMatch(/undefined|NaN|-\d/);
      expect(sentence, `${board.game}: ${action}: ${reason}`).not.toContain(words.noGoods);
    }
  });

  it('says what is missing', () => {
    const { en } = dictionaries;
    const tooFew = 'there are too few ready settlers';
    expect(told(en, 'east-to-west-1', 'work', tooFew)).toMatch(/^This takes \d settlers?; \d ready\.$/);
    expect(told(en, 'spice-road', 'claim', 'there are not the cubes that the point card costs')).toMatch(
      /^You still need .*(yellow|red|green|brown).* for this\.$/,
    );
    expect(told(en, 'new-world', 'work', 'there are not the cubes that the point card costs')).toMatch(
      /^You still need \d /,
    );
    expect(told(en, 'sand-to-sea', 'acquire', 'there are fewer cubes than cards to the left')).toMatch(
      /^This card costs \d cubes?; you have \d\.$/,
    );
    expect(told(en, 'sand-to-sea', 'sail', 'the tile is too far')).toMatch(/^This is 3 tiles away/);
    expect(told(en, 'eastern-wonders', 'sail', 'the tile is too far')).toBe(en.why.farStep);
  });

  it('knows where a card is that is not in the hand', () => {
    const board = gameBoard(refusals.find((one) => one.board.game === 'sand-to-sea')!.board);
    const seat = board.asked.at(-1)!.actor;
    const seats = board.seats.map((things) =>
      things.seat === seat ? { ...things, hand: [], played: ['s1'], discarded: ['s2'] } : things,
    );
    const asked = askedOf({ ...board, seats });
    const { en } = dictionaries;
    const because = (card: string): string =>
      whyNot(en, asked, `play ${card}`, 'the card is not in the hand');
    expect(because('s1')).toBe('This merchant is played. Rest to take it back.');
    expect(because('s2')).toBe('This card is discarded. Rest to take it back.');
    expect(because('m01')).toBe('This card is not in your hand.');
  });

  it('counts what charms bring when goods are missing, and what a discount saves', () => {
    const found = refusals.find(
      ({ board, action, reason }) =>
        board.game === 'new-world' &&
        action.startsWith('work') &&
        reason === 'there are not the cubes for that many trades',
    )!;
    const board = gameBoard(found.board);
    const { pieces, seat } = askedOf(board);
    const location = pieces.locations[found.action.slice('work '.length)]!;
    const give = location.steps.find(({ give }) => give)!.give!;
    const things = { ...board.seats[seat]!, hold: '-', charms: { [location.emblem!]: give.slice(0, 1) } };
    const seats = board.seats.map((one) => (one.seat === seat ? things : one));
    const sentence = whyNot(dictionaries.en, askedOf({ ...board, seats }), found.action, found.reason);
    const letters = give.slice(1).length;
    const told = [...sentence.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
    expect(told).toBe(letters);
  });

  it('says when the moment comes for what is taken at other times', () => {
    const { en } = dictionaries;
    const turn = (game: string): GameBoard =>
      gameBoard(
        refusals.find(({ board }) => board.game === game && board.asked.at(-1)?.phase === 'turn')!.board,
      );
    const not = 'something else is being decided';
    expect(whyNot(en, askedOf(turn('new-world')), 'explore x01', not)).toBe(en.why.later.explore);
    expect(whyNot(en, askedOf(turn('new-world')), 'bonus 1', not)).toBe(en.why.later.bonusFort);
    expect(whyNot(en, askedOf(turn('sand-to-sea')), 'bonus move', not)).toBe(en.why.later.bonusColumn);
    expect(whyNot(en, askedOf(turn('east-to-west-2')), 'sail tea-1', not)).toBe(en.why.later.boat);
    expect(whyNot(en, askedOf(turn('sand-to-sea')), 'discard s1', not)).toBe(en.why.first('Something'));
  });

  it('points at the button for staying where the boat is', () => {
    const board = gameBoard(refusals.find((one) => one.board.game === 'sand-to-sea')!.board);
    const { en } = dictionaries;
    expect(whyNot(en, askedOf(board, 'Stay'), 'sail tea-1', 'the boat is there already')).toBe(
      en.why.boatHereStay('Stay'),
    );
  });
});
