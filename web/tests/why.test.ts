import { describe, expect, it } from 'vitest';
import { whyNot, type Situation } from '../src/guide/why';
import type { Facts } from '../src/lib/protocol';
import { NAMES, dictionaries } from './dictionaries';
import { refusals, vocabulary } from './golden';

const OF_THE_SERVER = 'other_seat';
const situation: Situation = { title: 'Something', stay: '', name: (seat) => NAMES[seat] ?? '' };
const { en } = dictionaries;
const told = (code: string, facts: Facts = {}, more: Partial<Situation> = {}): string =>
  whyNot(en, { ...situation, ...more }, { code, facts });

describe('why something cannot be done', () => {
  it.each(Object.entries(dictionaries))('has words for every code, and for nothing else: %s', (_, words) => {
    const codes = Object.values(vocabulary).flatMap(({ reasons }) => reasons);
    expect(Object.keys(words.why).sort()).toEqual([...new Set([...codes, OF_THE_SERVER])].sort());
  });

  it.each(Object.entries(dictionaries))('is a whole sentence with real numbers: %s', (_, words) => {
    for (const { game, action, why } of refusals) {
      const sentence = whyNot(words, situation, why);
      const about = `${game}: ${action}: ${why.code}`;
      expect(sentence, about).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, about).not.toMatch(/undefined|NaN|\[object|-\d/);
      expect(sentence, about).not.toContain(words.noGoods);
    }
  });

  it('says what is missing', () => {
    expect(told('too_few_settlers', { need: 3, ready: 2 })).toBe('This takes 3 settlers; 2 ready.');
    expect(told('cannot_pay_card', { missing: 'RG' })).toBe('You still need 1 red, 1 green for this.');
    expect(told('too_few_cubes', { need: 2, cubes: 1 })).toBe('This card costs 2 cubes; you have 1.');
    expect(told('cannot_pay_toll', { need: 2, cubes: 0 })).toContain('You need 2 cubes more');
    expect(told('cannot_pay_trade', { missing: 'Y' })).toBe('To trade here once you still need 1 yellow.');
    expect(told('cannot_pay_trade', { times: 2 })).toBe('Your cubes are enough for this trade twice.');
    expect(told('cannot_pay_trade', { need: 3, cubes: 2 })).toContain('you need 3 cubes');
    expect(told('route_full', { length: 5 })).toContain('full with 5 cards');
  });

  it('says how far it is, in the way that boats of the game sail', () => {
    expect(told('too_far', { by: 'cards', distance: 3, reach: 2 })).toBe(
      'This is 3 tiles away, and your cards are enough for 2 tiles.',
    );
    expect(told('too_far', { by: 'tile', distance: 2, reach: 1 })).toBe(en.why.too_far.tile);
    expect(told('too_far', { by: 'location', distance: 2, reach: 1 })).toContain('too far for this move');
  });

  it('knows where a card is that is not in the hand', () => {
    expect(told('not_in_hand', { lies: 'played' })).toBe('This merchant is played. Rest to take it back.');
    expect(told('not_in_hand', { lies: 'discarded' })).toBe('This card is discarded. Rest to take it back.');
    expect(told('not_in_hand')).toBe('This card is not in your hand.');
  });

  it('says when the moment comes for what is taken at other times, and what comes first otherwise', () => {
    const { first, ...moments } = en.why.not_asked;
    for (const [moment, sentence] of Object.entries(moments))
      expect(told('not_asked', { moment })).toBe(sentence);
    expect(told('not_asked')).toBe(first('Something'));
    expect(told('other_seat', { seat: 1 })).toBe(`${NAMES[1]} is to decide now.`);
  });

  it('points at the button for staying where the boat is', () => {
    expect(told('already_there', {}, { stay: 'Stay' })).toBe(en.why.already_there.stay('Stay'));
    expect(told('already_there')).toBe(en.why.already_there.elsewhere);
  });

  it('has nothing to say about what means nothing', () => {
    expect(whyNot(en, situation, null)).toBe(en.announce.noOption);
  });
});
