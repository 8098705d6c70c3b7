// The lessons as a browser sees them: `lessons.json` has the lines and boards of a real game along the guide's path
// (tests/server/test_lessons.py proves that the server plays it so).
import { describe, expect, it, vi } from 'vitest';
import { Coach } from '../src/guide/coach.svelte';
import { linesOf } from '../src/guide/deeds';
import {
  chapterNow,
  doneBy,
  LESSONS,
  piecesOf,
  settled,
  suggestion,
  type LessonGame,
  type Situation,
} from '../src/guide/lessons';
import paths from '../src/guide/paths.json';
import { countedGuide } from '../src/guide/words/counted';
import de from '../src/guide/words/de';
import { LESSON_PLAYERS, NUMBERS } from '../src/lib/numbers';
import { numbersFor } from '../src/lib/words/counting';
import type { Language } from '../src/lib/words/index.svelte';
import en, { type Guide, type Told } from '../src/guide/words/en';
import pl from '../src/guide/words/pl';
import { gameBoard, type SeatThings } from '../src/lib/board';
import type { Board, Entry, Option, Pieces } from '../src/lib/protocol';
import { braces, shape, values } from './dictionaries';
import recorded from './lessons.json';

interface Recorded {
  pieces: Pieces;
  lines: string[][];
  positions: { entries: number; board: Board; options: Option[] }[];
}

const GAMES = Object.keys(LESSONS) as LessonGame[];
const lessonOf = (game: LessonGame): Recorded => recorded[game] as unknown as Recorded;

const actions = ({ options }: { options: readonly Option[] }): string[] =>
  options.map(({ action }) => action);
const rests = (position: { options: Option[] }): boolean => actions(position).includes('rest');

function entriesOf(lines: string[][]): Entry[] {
  return lines.map((line, place) => ({
    ply: place + 2,
    at: 0,
    events: [place === 0 ? { type: 'started', commitment: '', line } : { type: 'decided', seat: 0, line }],
  }));
}

/** Where the learner is at a decision of the path, having read `passed`. */
function at(game: LessonGame, place: number, passed: ReadonlySet<string>) {
  const { pieces, lines, positions } = lessonOf(game);
  const { entries, board, options } = positions[place]!;
  const situation: Situation = { board: gameBoard(board), pieces, seat: 0, options };
  const own = linesOf(entriesOf(lines.slice(0, entries)), 0);
  const done = doneBy(settled(own, board.question?.phase), pieces);
  const number = chapterNow(LESSONS[game], done, passed);
  const chapter = LESSONS[game][number]!;
  return { situation, own, done, number, chapter, found: suggestion(game, chapter, own, situation) };
}

describe.each(GAMES)('the lesson of %s', (game) => {
  const path = paths[game];
  const reading = new Set(
    LESSONS[game].filter(({ deeds, id }) => deeds.length === 0 && id !== 'end').map(({ id }) => id),
  );

  it('suggests the next step at every decision, and leads through all chapters in order', () => {
    const passed = new Set<string>();
    const shown: string[] = [];
    path.forEach((action, place) => {
      let now = at(game, place, passed);
      while (now.chapter.deeds.length === 0) {
        shown.push(now.chapter.id);
        passed.add(now.chapter.id);
        now = at(game, place, passed);
      }
      if (shown.at(-1) !== now.chapter.id) shown.push(now.chapter.id);
      expect(now.found).toMatchObject({ option: { action }, onPath: true });
      expect(actions(now.situation)).toContain(action);
      expect(
        now.chapter.fits?.(now.situation.board) ?? true,
        `${now.chapter.id} speaks of what is there`,
      ).toBe(true);
    });
    for (let now = at(game, path.length, passed); ; now = at(game, path.length, passed)) {
      shown.push(now.chapter.id);
      if (now.number === LESSONS[game].length - 1) break;
      passed.add(now.chapter.id);
    }
    expect(shown).toEqual(LESSONS[game].map(({ id }) => id));
  });

  it('marks a piece on the table for every whole turn that is more than a button', () => {
    path.forEach((action, place) => {
      const { situation, found } = at(game, place, reading);
      if (!/^(play|acquire|sail|work|travel|dock)/.test(action)) return;
      const [id] = piecesOf(found!.option, situation);
      expect(JSON.stringify(situation.board), action).toContain(`"${id}"`);
    });
  });

  it('never goes out of step: after any other move it still suggests something legal, or nothing', () => {
    path.forEach((_, place) => {
      const { situation, own, chapter } = at(game, place, reading);
      const astray = [...own, { action: 'another way', decided: true }];
      const found = suggestion(game, chapter, astray, situation);
      if (found) expect(actions(situation)).toContain(found.option.action);
      expect(found?.onPath ?? false).toBe(false);
    });
  });

  it('has a way to what a chapter is about whenever one is legal', () => {
    const { pieces, positions } = lessonOf(game);
    const turn = positions.find(rests)!;
    const situation: Situation = { board: gameBoard(turn.board), pieces, seat: 0, options: turn.options };
    const ways = LESSONS[game]
      .filter(({ deeds }) => deeds.length > 0)
      .map((chapter) => [chapter.id, suggestion(game, chapter, [{ action: 'x', decided: true }], situation)]);
    expect(Object.fromEntries(ways).rest).toMatchObject({ option: { action: 'rest' } });
    expect(Object.fromEntries(ways).gain).not.toBeNull();
  });

  it('counts what was done otherwise, skips it, and does not ask for pages that were played past', () => {
    const chapters = LESSONS[game];
    const all = new Set(chapters.flatMap(({ deeds }) => deeds));
    expect(chapters[chapterNow(chapters, all, new Set())]!.id).toBe('scoring');
    expect(chapters[chapterNow(chapters, new Set(['gain']), new Set())]!.deeds).not.toEqual([]);
    expect(chapters[chapterNow(chapters, new Set(), new Set())]!.id).toBe('goal');
    const skipped = new Set(chapters.map(({ id }) => id));
    expect(chapterNow(chapters, new Set(), skipped)).toBe(chapters.length - 1);
  });

  it.each(Object.entries({ en, pl, de }))('has words for every chapter: %s', (language, guide: Guide) => {
    const told = countedGuide(guide, language as Language).chapters[game] as Record<string, Told>;
    const said = Object.values(told).map(({ text }) => text);
    const { storage, to_end, route_length } = numbersFor(NUMBERS[game], LESSON_PLAYERS);
    for (const number of [storage, route_length].filter(Boolean))
      expect(said.some((text) => text.includes(` ${number}`))).toBe(true);
    expect(Object.keys(to_end)).toEqual([`${LESSON_PLAYERS}`]);
    expect(said.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(Object.keys(told)).toEqual(LESSONS[game].map(({ id }) => id));
    for (const { id, deeds } of LESSONS[game]) {
      expect(Boolean(told[id]!.move), id).toBe(deeds.length > 0);
      expect(told[id]!.text.length, id).toBeLessThan(520);
      expect(told[id]!.text, id).not.toMatch(/!| {2}/);
    }
  });
});

describe('who has left the path', () => {
  /** What is suggested in a turn of the lesson with other things in front of the learner. */
  function suggested(game: LessonGame, chapter: string, change: Partial<SeatThings>, options: Option[]) {
    const { pieces, positions } = lessonOf(game);
    const board = gameBoard(positions.find(rests)!.board);
    const seats = board.seats.map((seat) => (seat.seat === 0 ? { ...seat, ...change } : seat));
    const situation: Situation = { board: { ...board, seats }, pieces, seat: 0, options };
    const wanted = LESSONS[game].find(({ id }) => id === chapter)!;
    const found = suggestion(game, wanted, [{ action: 'another way', decided: true }], situation);
    return found && { action: found.option.action, detour: found.detour };
  }
  const sail = (tile: string, ...then: string[]): Option => ({ action: `sail ${tile}`, about: tile, then });
  const gain: Option = { action: 'play s1', about: 's1', brings: 'YY' };
  const upgrade: Option = { action: 'play s2', about: 's2', upgrades: 2 };
  const rest = (back = 0): Option => ({ action: 'rest', back });
  const hand = { hand: ['s1', 's2'], played: [], discarded: [] };

  it('is never sent to a market whose trade cannot be paid', () => {
    const at = (ginger: string[], tea: string[], hold: string) =>
      suggested('sand-to-sea', 'trade', { ...hand, hold }, [
        gain,
        upgrade,
        sail('ginger-3', ...ginger),
        sail('tea-4', ...tea),
        rest(),
      ]);
    expect(at(['trade'], ['build'], 'YYB')).toEqual({ action: 'sail ginger-3' });
    expect(at([], ['build', 'trade'], 'YYRR')).toEqual({ action: 'sail tea-4' });
    expect(at([], ['build'], 'YY')).toEqual({ action: 'play s1', detour: 'goods' });
  });

  it('is not told to gain what there is no room for', () => {
    const at = (hold: string) =>
      suggested('sand-to-sea', 'trade', { ...hand, limit: 10, hold }, [gain, upgrade, rest()])?.action;
    expect(at('YYGGGGGG')).toBe('play s1');
    expect(at('YYGGGGGGG')).not.toBe('play s1');
  });

  it('builds where it leads to a trade, and looks for another market otherwise', () => {
    const done: Option = { action: 'done' };
    const build = (...then: string[]): Option => ({ action: 'build', about: 'tea-4', then });
    expect(suggested('sand-to-sea', 'trade', hand, [build('trade'), done])?.action).toBe('build');
    expect(suggested('sand-to-sea', 'trade', hand, [build(), done])).toBeNull();
    const away = [sail('ginger-3'), sail('chili-2', 'build'), sail('tea-4', 'build'), rest()];
    expect(suggested('sand-to-sea', 'build', hand, away)?.action).toBe('sail chili-2');
  });

  it('goes to a port whose tile can be paid', () => {
    const ports = [sail('port-1'), sail('port-2', 'claim'), rest()];
    expect(suggested('sand-to-sea', 'port', hand, ports)?.action).toBe('sail port-2');
  });

  it('upgrades goods that are left over, and rests when the cards for it are gone, or for a longer way', () => {
    const at = (change: Partial<SeatThings>, options: Option[]) =>
      suggested('sand-to-sea', 'trade', change, options);
    const cards = { hand: ['s2'], played: ['s1'], discarded: [] };
    expect(at({ ...cards, hold: 'YYYYY' }, [upgrade, sail('ginger-3'), rest(1)])).toEqual({
      action: 'play s2',
      detour: 'goods',
    });
    const rested = { action: 'rest', detour: 'cards' };
    const gone = { hand: [], played: ['s1'], discarded: ['s2'] };
    expect(at({ ...gone, hold: 'YY' }, [sail('ginger-3'), rest(2)])).toEqual(rested);
    const far = { hand: ['s1'], played: [], discarded: ['s2'] };
    expect(at({ ...far, hold: 'RR' }, [gain, sail('ginger-3'), rest(1)])).toEqual(rested);
  });

  it.each(['gain', 'upgrade', 'sail', 'build', 'port'])(
    'is told in %s that a rest brings cards back',
    (id) => {
      const free: Option = { action: 'acquire 1', about: 'm01' };
      expect(suggested('sand-to-sea', id, { ...hand, hold: 'Y' }, [free, rest(2)])).toEqual({
        action: 'rest',
        detour: 'cards',
      });
      expect(suggested('sand-to-sea', id, { ...hand, hold: 'Y' }, [free, rest()])).toBeNull();
    },
  );

  it('brings settlers home only when some are out, and gets the goods for a fort', () => {
    const changing: Option = { action: 'work E2-2', about: 'E2-2', settlers: 1, again: true };
    const gaining: Option = { action: 'work A1-3', about: 'A1-3', settlers: 1, brings: 'YY' };
    const home = (settlers: number): Option => ({ action: 'rest', home: settlers });
    expect(suggested('east-to-west-1', 'gain', {}, [changing, home(2)])).toEqual({
      action: 'rest',
      detour: 'settlers',
    });
    expect(suggested('east-to-west-1', 'gain', {}, [changing, home(0)])).toBeNull();
    expect(suggested('east-to-west-1', 'fort', { hold: 'Y' }, [gaining, changing, home(2)])).toEqual({
      action: 'work A1-3',
      detour: 'goods',
    });
  });
});

describe('the button of the coach', () => {
  it('chooses the suggested move, and confirms it when it is pressed again', async () => {
    const { pieces, lines, positions } = lessonOf('sand-to-sea');
    const { board, entries, options } = positions[0]!;
    const playing = {
      seat: 0,
      offered: options,
      asked: board.question,
      option: null as { action: string } | null,
      chosen: null as string | null,
      times: 1,
      pick: vi.fn(),
      setTimes: vi.fn(),
      confirm: vi.fn(),
    };
    const table = {
      own: [0],
      board: gameBoard(board),
      pieces,
      playing,
      info: { id: 't' },
      connection: { entries: entriesOf(lines.slice(0, entries)) },
    };
    const press = async () => {
      const coach = new Coach(table as never, 'sand-to-sea');
      coach.pass();
      await coach.choose();
      return coach;
    };
    expect((await press()).chosen).toBe(false);
    expect(playing.pick).toHaveBeenCalledOnce();
    expect(playing.confirm).not.toHaveBeenCalled();
    playing.option = { action: paths['sand-to-sea'][0]! };
    expect((await press()).chosen).toBe(true);
    expect(playing.pick).toHaveBeenCalledOnce();
    expect(playing.confirm).toHaveBeenCalledOnce();
  });
});

describe('the log of a learner', () => {
  const entry = (ply: number, event: Entry['events'][number]): Entry => ({ ply, at: 0, events: [event] });

  it('forgets what was undone, and knows decisions from what follows by itself', () => {
    const entries = [
      entry(2, { type: 'started', commitment: '', line: ['chance deal m01'] }),
      entry(3, { type: 'decided', seat: 0, line: ['1 work B1-4', '1 trade x1'] }),
      entry(4, { type: 'decided', seat: 1, line: ['2 rest'] }),
      entry(5, { type: 'decided', seat: 0, line: ['1 rest'] }),
      entry(6, { type: 'undone', seat: 0, left: 4 }),
    ];
    expect(linesOf(entries, 0)).toEqual([
      { action: 'work B1-4', decided: true },
      { action: 'trade x1', decided: false },
    ]);
  });

  it('counts a move when its price is paid', () => {
    const lines = ['play s1', 'acquire 3', 'place Y'].map((action) => ({ action, decided: true }));
    expect(settled(lines, 'place').map(({ action }) => action)).toEqual(['play s1']);
    expect(settled(lines, 'turn')).toHaveLength(3);
  });
});

describe('the words of the coach', () => {
  it.each(Object.entries({ pl, de }))('have the same shape in %s, and no English left', (_, guide) => {
    expect(shape(guide).sort()).toEqual(shape(en).sort());
    const [english, found] = [values(en), values(guide)];
    for (const [path, value] of english) {
      expect(braces(found.get(path) ?? ''), path).toEqual(braces(value));
      if (value.length > 14) expect(found.get(path), path).not.toBe(value);
    }
  });
});
