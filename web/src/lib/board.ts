// What a spectator sees of a game, by the parts that games are made of. Which parts there are, the game says.
import type { Asked, Board } from './protocol';

export interface RouteCard {
  card: string;
  settlers: number;
}

export interface LocationPlace {
  id: string;
  seat: number | null;
  settlers: number;
  tile: string | null;
}

export interface HarbourBonus {
  move: number;
  hold: number;
  points: number[];
  harvest?: number;
  upgrade?: number;
}

export interface SeatThings {
  seat: number;
  hold: string;
  limit: number;
  score?: Record<string, number>;
  // caravan
  hand?: string[];
  played?: string[];
  discarded?: string[];
  claimed?: string[];
  claimed_count?: number;
  coins?: { gold: number; silver: number };
  // islands
  boat?: string | null;
  outposts?: string[];
  tiles?: string[];
  tile_count?: number;
  bonus?: HarbourBonus;
  // settlements
  ready?: number;
  placed?: number;
  reserve?: number;
  cards?: string[];
  bonus_tiles?: string[];
  bonus_spaces?: number;
  explored?: string[];
  discounts?: Record<string, number>;
  charms?: Record<string, string>;
  route?: RouteCard[];
  discard_count?: number;
}

export interface GameBoard {
  game: string;
  players: number;
  actor: number;
  decisions: number;
  question: Asked | null;
  seats: SeatThings[];
  turn: number;
  round: number;
  first: number;
  ending: boolean;
  // caravan
  row?: (string | null)[];
  row_cubes?: string[];
  row_prices?: number[];
  deck?: { size: number };
  orders?: (string | null)[];
  order_deck?: { size: number };
  coins_left?: { gold: number; silver: number };
  coins_above?: string[];
  coins_worth?: { gold: number; silver: number };
  // islands
  map?: string[];
  ports?: (string | null)[];
  stack?: { size: number };
  start_sets?: string[];
  bonus_left?: HarbourBonus;
  loose?: Record<string, string>;
  // settlements
  locations?: LocationPlace[];
  forts?: (string | null)[];
  point_deck?: { size: number; top: string | null };
  stacks?: { top: string | null; size: number }[];
  beside?: string[];
  route_length?: number;
  // what brings the last round
  tiles_to_end?: number;
  cards_to_end?: number;
}

export function gameBoard(board: Board): GameBoard {
  return board as unknown as GameBoard;
}

/** A score by its sources, in one number. */
export function sumOf(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, points) => sum + points, 0);
}

export function scoreOf(seat: SeatThings): number | undefined {
  return seat.score && sumOf(seat.score);
}
