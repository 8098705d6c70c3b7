import { describe, expect, it } from 'vitest';
import { en } from '../src/lib/words/en';
import { stepsOf } from '../src/table/steps';

const question = (phase: string, times = 1, seat = 0) => ({ phase, seat, times });
const turn = question('turn');

describe('the steps of a turn', () => {
  it('are the choice and what it leads to, next first', () => {
    const sail = { word: 'Sail', asked: { ...question('discard', 2), later: [question('visit')] } };
    expect(stepsOf(en, 0, turn, sail)).toEqual([
      { word: 'Sail', now: true },
      { word: 'Discard ×2' },
      { word: 'Market' },
    ]);
  });

  it('begin with what is asked once the turn is under way', () => {
    const asked = { ...question('discard'), later: [question('visit')] };
    expect(stepsOf(en, 0, asked, null).map(({ word }) => word)).toEqual(['Discard', 'Market']);
  });

  it('leave out what nobody decides, and what another seat is asked', () => {
    const later = [question('toll', 1, 1), question('bonus'), question('slide')];
    const asked = { ...question('explore'), later };
    expect(stepsOf(en, 0, asked, null).map(({ word }) => word)).toEqual(['Compass', 'Bonus tile']);
  });

  it('need no pills if there is only one', () => {
    expect(stepsOf(en, 0, question('upgrade', 2), null)).toEqual([]);
    expect(stepsOf(en, 0, turn, { word: 'Rest', asked: question('turn', 1, 1) })).toEqual([]);
    expect(stepsOf(en, 0, turn, null)).toEqual([]);
  });
});
