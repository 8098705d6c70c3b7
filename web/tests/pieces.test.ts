import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import BonusTile from '../src/pieces/BonusTile.svelte';
import Button from '../src/pieces/Button.svelte';
import Card from '../src/pieces/Card.svelte';
import CardBack from '../src/pieces/CardBack.svelte';
import ExploreTile from '../src/pieces/ExploreTile.svelte';
import Location from '../src/pieces/Location.svelte';
import OrderCard from '../src/pieces/OrderCard.svelte';
import PointCard from '../src/pieces/PointCard.svelte';
import RepeatStepper from '../src/pieces/RepeatStepper.svelte';
import ScoringTile from '../src/pieces/ScoringTile.svelte';
import SeaMap from '../src/pieces/SeaMap.svelte';
import SeatChip from '../src/pieces/SeatChip.svelte';
import SeatPanel from '../src/pieces/SeatPanel.svelte';
import Segmented from '../src/pieces/Segmented.svelte';
import Tabs from '../src/pieces/Tabs.svelte';
import VictoryTile from '../src/pieces/VictoryTile.svelte';
import Wells from '../src/pieces/Wells.svelte';
import { piecesOf } from './golden';

afterEach(cleanup);

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const { cards, markets, victory_tiles } = piecesOf('sand-to-sea');
const { orders } = piecesOf('spice-road');
// All boards: those of the third part are not those of the new world.
const locations = { ...piecesOf('new-world').locations, ...piecesOf('east-to-west-3').locations };
const { point_cards, scoring_tiles, exploration_tiles, map: star } = piecesOf('east-to-west-3');

// Each piece with the least that it needs, apart from its name, its state and what a pick does.
type Anything = Record<string, unknown>;
const PIECES: [string, Component<any>, Anything][] = [
  ['Card', Card, { card: cards.m01, foot: 'Gain', price: '1', badge: '2', cubes: 'YYR' }],
  ['CardBack', CardBack, { count: 3 }],
  ['OrderCard', OrderCard, { card: orders.o01, coin: { kind: 'gold', left: 2 } }],
  ['PointCard', PointCard, { card: point_cards.p01, explore: 'Explore' }],
  ['VictoryTile', VictoryTile, { tile: victory_tiles.v01 }],
  ['BonusTile', BonusTile, { kind: 'hold', left: 4 }],
  ['ScoringTile', ScoringTile, { tile: scoring_tiles.b11, height: 3 }],
  ['ExploreTile', ExploreTile, { tile: exploration_tiles.x08 }],
  ['Location', Location, { location: locations['A1-3'], need: 3, seat: 2, settlers: 2 }],
  ['SeatPanel', SeatPanel, { seat: 1, name: 'You', goods: 'YY', limit: 10, holds: 'Holds 2 yellow' }],
  ['SeatChip', SeatChip, { seat: 1, name: 'You', score: 3 }],
];

describe.each(PIECES)('%s', (name, piece, props) => {
  it('is a button with its name when it can be picked', async () => {
    const onpick = vi.fn();
    render(piece, { ...props, label: `A ${name}`, onpick });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([`A ${name}`]);
    await fireEvent.click(buttons[0]!);
    expect(onpick).toHaveBeenCalledOnce();
  });

  it('is no button, but has its name, when it cannot', () => {
    render(piece, { ...props, label: `A ${name}` });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByLabelText(`A ${name}`)).toBeTruthy();
  });
});

describe('the state of a piece', () => {
  it('is chosen with Enter and with the space bar, and with no other key', async () => {
    const onpick = vi.fn();
    render(Card, { card: cards.m01!, label: 'Card', state: 'lit', onpick });
    for (const key of ['Enter', ' ', 'x']) await fireEvent.keyDown(screen.getByRole('button'), { key });
    expect(onpick).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['plain', null],
    ['lit', 'false'],
    ['chosen', 'true'],
    ['dim', null],
  ] as const)('%s is told to screen readers as pressed: %s', (state, pressed) => {
    render(Card, { card: cards.m01!, label: 'Card', state, onpick: () => {} });
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe(pressed);
  });
});

describe('every location of the box', () => {
  it.each(Object.entries(locations))('%s can be drawn', (id, location) => {
    const { container } = render(Location, { location, need: location.settlers, label: id, market: 1 });
    expect(container.querySelectorAll('.step').length).toBe(location.steps.length);
    expect(container.querySelector('.need b')?.textContent).toBe(String(location.settlers));
  });

  it('shows what a change of route gives before its sign', () => {
    const location = { settlers: 1, steps: [{ word: 'change-route' }], emblem: 'bow' };
    const { container } = render(Location, { location, need: 1, label: 'Change of route' });
    const drawn = [...container.querySelectorAll('.step use')].map((use) => use.getAttribute('href'));
    expect(drawn).toEqual(['#g-Y', '#i-swap']);
  });
});

describe('wells to pick from', () => {
  it('are a button for each good that may go, named by its words', async () => {
    const onpick = vi.fn();
    render(Wells, {
      goods: 'YYR',
      limit: 5,
      paying: 'Y',
      pickable: 'Y',
      label: 'Hold',
      goodLabel: (good, paying) => `${paying ? 'keep' : 'return'} ${good}`,
      onpick,
    });
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'return Y',
      'keep Y',
    ]);
    await fireEvent.click(screen.getByLabelText('keep Y'));
    expect(onpick).toHaveBeenCalledWith('Y', true);
  });

  it('are a picture otherwise', () => {
    render(Wells, { goods: 'YYR', limit: 5, label: 'Holds 2 yellow, 1 red; 3 of 5' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: 'Holds 2 yellow, 1 red; 3 of 5' })).toBeTruthy();
  });
});

describe('the sea map', () => {
  const tiles = [
    ...['chili-2', 'tea-5', 'tea-4', 'cloves-4', 'ginger-4', 'ginger-2', 'sea-1', 'chili-5', 'cloves-1'],
    ...['tea-6', 'ginger-3', 'cloves-3', 'chili-1'],
  ];
  const labels = Object.fromEntries(tiles.map((tile) => [tile, `the ${tile}`]));
  const options = new Map([
    ['tea-4', '1'],
    ['sea-1', '2'],
    ['ginger-3', ''],
  ]);
  const base = {
    places: star,
    tiles,
    markets: markets,
    labels,
    label: 'Islands',
    boats: [{ seat: 1 as const, tile: 'tea-5' }],
  };

  it('has a name for every tile', () => {
    render(SeaMap, { ...base, options, onpick: () => {} });
    const map = within(screen.getByRole('group', { name: 'Islands' }));
    for (const tile of tiles) expect(map.getByLabelText(`the ${tile}`)).toBeTruthy();
    expect(map.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'the tea-4',
      'the sea-1',
      'the ginger-3',
    ]);
  });

  it('shows a badge only where there is something to say', () => {
    const { container } = render(SeaMap, { ...base, options, onpick: () => {} });
    expect([...container.querySelectorAll('.says')].map((one) => one.textContent)).toEqual(['1', '2']);
  });

  it('has no buttons for those who only watch', () => {
    render(SeaMap, { ...base, options });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is one stop of the Tab key, and arrows walk the lit options', async () => {
    const onpick = vi.fn();
    render(SeaMap, { ...base, options, chosen: 'sea-1', onpick });
    const stops = (): (string | null)[] =>
      screen
        .getAllByRole('button')
        .filter((one) => one.getAttribute('tabindex') === '0')
        .map((one) => one.getAttribute('aria-label'));
    expect(stops()).toEqual(['the sea-1']);
    await fireEvent.keyDown(screen.getByLabelText('the sea-1'), { key: 'ArrowDown' });
    expect(stops()).toEqual(['the ginger-3']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('the ginger-3');
    await fireEvent.keyDown(screen.getByLabelText('the ginger-3'), { key: 'Enter' });
    expect(onpick).toHaveBeenCalledExactlyOnceWith('ginger-3');
  });

  it('draws the course and the ghost of a boat that would sail', () => {
    const ghost = { seat: 1 as const, from: 'tea-5', to: 'ginger-3' };
    const { container } = render(SeaMap, { ...base, options, chosen: 'ginger-3', ghost, onpick: () => {} });
    expect(container.querySelector('.course')?.getAttribute('d')).toMatch(/^M[\d. -]+C/);
    expect(container.querySelector('.ghost')?.getAttribute('href')).toBe('#boat-1');
  });

  it('draws boats where they will lie: beside each other, by seat', () => {
    const places = (
      boats: { seat: 1 | 2; tile: string }[],
      ghost?: { seat: 1 | 2; from: string; to: string },
    ) => {
      const { container } = render(SeaMap, { ...base, boats, ...(ghost && { ghost }) });
      const found = [...container.querySelectorAll('.afloat g[transform]')].map((one) =>
        one.getAttribute('transform'),
      );
      const coming = container.querySelector('.ghost');
      cleanup();
      const at = (one: Element, name: string, by: number): number => Number(one.getAttribute(name)) + by;
      return { found, coming: coming && `translate(${at(coming, 'x', 18)} ${at(coming, 'y', 17)})` };
    };
    const rival = { seat: 2 as const, tile: 'sea-1' };
    const before = places([{ seat: 1, tile: 'tea-5' }, rival], { seat: 1, from: 'tea-5', to: 'sea-1' });
    const after = places([{ seat: 1, tile: 'sea-1' }, rival]);
    expect([before.coming, before.found[1]]).toEqual(after.found);
  });

  it.each([
    { moves: true, to: 'chili-1', frames: [4] }, // three tiles away
    { moves: true, to: 'tea-5', frames: [] },
    { moves: false, to: 'chili-1', frames: [] },
  ])('lets a boat go from tile to tile: $moves $to', async ({ moves, to, frames }) => {
    const animate = vi.fn((..._frames: unknown[]) => ({ finish: vi.fn() }));
    Object.assign(SVGElement.prototype, { animate });
    const { rerender } = render(SeaMap, { ...base, moves });
    await rerender({ boats: [{ seat: 1 as const, tile: to }] });
    expect(animate.mock.calls.map(([keyframes]) => (keyframes as unknown[]).length)).toEqual(frames);
  });

  it('brings a boat in when somebody goes on', async () => {
    const finish = vi.fn();
    Object.assign(SVGElement.prototype, { animate: () => ({ finish }) });
    const { rerender } = render(SeaMap, { ...base, moves: true });
    await rerender({ boats: [{ seat: 1 as const, tile: 'sea-1' }] });
    expect(finish).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'x' });
    expect(finish).toHaveBeenCalled();
  });

  it('dims only what is no option, and nothing when nothing is asked', () => {
    const asked = render(SeaMap, { ...base, options, onpick: () => {} });
    expect(asked.container.querySelectorAll('.tile.dim')).toHaveLength(tiles.length - options.size);
    cleanup();
    const idle = render(SeaMap, base);
    expect(idle.container.querySelectorAll('.tile.dim')).toHaveLength(0);
  });
});

describe('rows of choices', () => {
  const options = ['land', 'sea', 'log'].map((value) => ({ value, label: value }));

  it('are walked with the arrow keys, around the ends', async () => {
    const onchange = vi.fn();
    render(Segmented, { options, value: 'land', onchange, label: 'World' });
    const land = screen.getByRole('radio', { name: 'land' });
    await fireEvent.keyDown(land, { key: 'ArrowLeft' });
    expect(onchange).toHaveBeenLastCalledWith('log');
    await fireEvent.keyDown(land, { key: 'ArrowRight' });
    expect(onchange).toHaveBeenLastCalledWith('sea');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'sea' }));
    await fireEvent.keyDown(land, { key: 'a' });
    expect(onchange).toHaveBeenCalledTimes(2);
  });

  it('are tabs with one stop', () => {
    const tabs = options.map(({ value, label }) => ({ id: value, label }));
    render(Tabs, { tabs, value: 'sea', onchange: () => {}, label: 'Table' });
    const stops = screen.getAllByRole('tab').filter((tab) => tab.getAttribute('tabindex') === '0');
    expect(stops.map((tab) => tab.textContent?.trim())).toEqual(['sea']);
  });
});

describe('a repeat count', () => {
  const labels = { group: 'How often', less: 'Once less', more: 'Once more', count: '×2' };

  it('stays within its limits', async () => {
    const onchange = vi.fn();
    render(RepeatStepper, { give: 'RR', get: 'GG', times: 2, min: 1, max: 2, onchange, labels });
    expect(screen.getByRole('button', { name: 'Once more' }).hasAttribute('disabled')).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Once less' }));
    expect(onchange).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('a button', () => {
  it('is named by its words', () => {
    render(Button, { kind: 'pri', keys: '↵', children: words('Sail') });
    expect(screen.getByRole('button', { name: 'Sail' })).toBeTruthy();
  });
});
