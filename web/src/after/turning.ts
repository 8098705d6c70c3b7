// The turning points of a game: what the house has found, brought together with what the log tells of it.
import type { Board, Moment, Option, Pieces, ReviewShown } from '../lib/protocol';
import { loadPosition, loadReview, type Of } from '../lib/replay';
import { label } from '../lib/words/questions';
import { effect, orderWords, type Tongue } from '../lib/words/pieces';
import type { Sentence } from '../lib/words/telling';

const MOST = 6;
const SMALL = 0.02; // nobody would notice

export interface TurningPoint {
  moment: Moment;
  /** The table before it, to say what would have been better. */
  board: Board | null;
}

const asked = new Map<string, Promise<TurningPoint[]>>();

/** It takes the house a while, so that it is asked once. */
export function turningPoints(of: Of, id: string): Promise<TurningPoint[]> {
  const key = `${of} ${id}`;
  const known = asked.get(key);
  if (known) return known;
  const found = loadReview(of, id).then((review) =>
    Promise.all(
      noticed(review).map(async (moment) => ({
        moment,
        board: moment.best === null ? null : (await loadPosition(of, id, moment.ply)).board,
      })),
    ),
  );
  asked.set(key, found);
  found.catch(() => asked.delete(key)); // the next try may do
  return found;
}

/** Whether it was asked for already. */
export function knows(of: Of, id: string): boolean {
  return asked.has(`${of} ${id}`);
}

/** Those that somebody would notice, the largest first, as they come. */
export function noticed({ moments }: ReviewShown): Moment[] {
  const size = (moment: Moment): number =>
    Math.max(...moment.after.map((after, seat) => Math.abs(after - moment.before[seat]!)));
  return moments.filter((moment) => size(moment) >= SMALL);
}

/** The largest, of each turn one, in the order of the game, with the sentences that tell them. */
export function chosen(
  points: TurningPoint[],
  sentences: Sentence[],
): (TurningPoint & { sentence: Sentence | undefined })[] {
  const told = points.map((point) => ({ ...point, sentence: sentenceOf(sentences, point.moment) }));
  return told
    .filter(({ sentence }, n) => !sentence || told.findIndex((other) => other.sentence === sentence) === n)
    .slice(0, MOST)
    .sort((one, other) => one.moment.ply - other.moment.ply);
}

/** The sentence of the log that tells it: the turn of the seat, or what was drawn. */
export function sentenceOf(sentences: Sentence[], { ply, seat }: Moment): Sentence | undefined {
  return sentences.find(
    ({ kind, position, seat: whose }) =>
      position > ply && (seat < 0 ? kind === 'draw' : kind === 'turn' && whose === seat),
  );
}

/** The position that it led to. */
export function positionAfter({ ply, played }: Moment): number {
  return ply + played.length;
}

/** What the house would rather have done, in words. */
export function betterWords(
  tongue: Tongue,
  pieces: Pieces,
  { moment, board }: TurningPoint,
  name: (seat: number) => string,
): string | null {
  if (board === null || moment.best === null) return null;
  const told = label({ ...tongue, pieces, asked: board.question, name }, moment.best);
  const offered = offerOf(tongue, pieces, moment.best);
  return offered ? `${told} (${offered})` : told;
}

/** What there is where an option leads to: several markets have the same name, and all ports have. */
function offerOf(tongue: Tongue, pieces: Pieces, { action, about = '', offer = '' }: Option): string {
  if (!['sail', 'dock', 'trade-at'].includes(action.split(' ')[0] ?? '')) return '';
  const [market, order] = [pieces.markets[about], pieces.victory_tiles[offer]];
  if (market) return effect(tongue, market);
  return order ? orderWords(tongue, order) : '';
}
