import { describe, expect, it } from 'vitest';
import { whyNot, type Situation } from '../src/guide/why';
import type { Facts } from '../src/lib/protocol';
import { catalogs, dictionaries, NAMES, type Language } from './dictionaries';
import { refusals } from './golden';

const situation = (language: Language): Situation => ({
  sentences: catalogs[language],
  words: dictionaries[language],
  title: 'Something',
  stay: '',
  name: (seat) => NAMES[seat] ?? '',
});
const told = (code: string, facts: Facts = {}, more: Partial<Situation> = {}): string =>
  whyNot({ ...situation('en'), ...more }, { code, facts });

describe('why something cannot be done', () => {
  it.each(Object.keys(catalogs) as Language[])('is a whole sentence with real numbers: %s', (language) => {
    for (const { game, action, why } of refusals) {
      const sentence = whyNot(situation(language), why);
      const about = `${game}: ${action}: ${why.code}`;
      expect(sentence, about).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, about).not.toMatch(/undefined|NaN|\[object|-\d|none/);
      expect(sentence, about).not.toContain(dictionaries[language].noGoods);
    }
  });

  it('says what is missing', () => {
    expect(told('too_few_settlers', { need: 3, ready: 2 })).toBe(
      'This takes 3 settlers; you have 2 available.',
    );
    expect(told('cannot_pay_card', { missing: 'RG' })).toBe('You still need 1 red, 1 green for this.');
    expect(told('too_few_cubes', { need: 2, cubes: 1 })).toBe('This card costs 2 cubes; you have 1.');
    expect(told('cannot_pay_toll', { need: 2, cubes: 0 })).toContain('You need 2 more cubes');
    expect(told('cannot_pay_trade', { missing: 'Y' })).toBe(
      'To trade here even once you still need 1 yellow.',
    );
    expect(told('cannot_pay_trade', { times: 2 })).toBe('You can only afford this trade twice.');
    expect(told('cannot_pay_trade', { need: 3, cubes: 2 })).toContain('you need 3 cubes');
    expect(told('route_full', { length: 5 })).toContain('full (5 cards)');
  });

  it('says how far it is, in the way that boats of the game sail', () => {
    expect(told('too_far', { by: 'cards', distance: 3, reach: 2 })).toBe(
      'This is 3 tiles away; your cards take you 2.',
    );
    expect(told('too_far', { by: 'tile', distance: 2, reach: 1 })).toContain('choose one beside your boat');
    expect(told('too_far', { by: 'location', distance: 2, reach: 1 })).toContain('too far for this move');
  });

  it('knows where a card is that is not in the hand', () => {
    expect(told('not_in_hand', { lies: 'played' })).toBe(
      'You have played this merchant. Rest to take it back.',
    );
    expect(told('not_in_hand', { lies: 'discarded' })).toBe(
      'You have discarded this card. Rest to take it back.',
    );
    expect(told('not_in_hand')).toBe('This card is not in your hand.');
  });

  it('says when the moment comes for what is taken at other times, and what comes first otherwise', () => {
    const moments = ['explore', 'column', 'fort', 'boat', 'market'].map((moment) =>
      told('not_asked', { moment }),
    );
    expect(new Set(moments).size).toBe(5);
    expect(told('not_asked')).toBe('Something else comes first: Something.');
    expect(told('not_asked', {}, { title: '' })).toBe('Finish this step first.');
    expect(told('other_seat', { seat: 1 })).toBe(`It is ${NAMES[1]}'s decision now.`);
  });

  it('points at the button for staying where the boat is', () => {
    expect(told('already_there', {}, { stay: 'Stay' })).toContain('Choose “Stay” to act here.');
    expect(told('already_there')).toBe('Your boat is here already.');
  });

  it('has nothing to say about what means nothing', () => {
    expect(whyNot(situation('en'), null)).toBe(dictionaries.en.announce.noOption);
  });
});
