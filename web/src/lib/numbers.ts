// Made by `make protocol` from the files of the games. Do not edit.

import type { GameId } from './infos';

/** Of a guided first game. */
export const LESSON_PLAYERS = 2;

/** A number by how many play. */
export type ByPlayers = Readonly<Record<number, number>>;

/** What the rules of a game count. 0, or nothing, where it is without what they are about. */
export interface Numbers {
  to_end: ByPlayers;
  storage: number;
  seat_goods: readonly string[];
  market_slots: number;
  coins: number;
  boxed_markets: number;
  seas: number;
  outpost_cubes: ByPlayers;
  bonus_kinds: number;
  bonus_tiles: number;
  hold_cubes: number;
  free_tiles: number;
  harvest: string;
  settlers: number;
  ready_settlers: ByPlayers;
  bonus_spaces: number;
  route_length: number;
  modules: readonly string[];
  rulings: readonly string[];
  origin: string;
  ended_by: string;
  merchants: number;
  orders: number;
  orders_shown: number;
  gold_worth: number;
  silver_worth: number;
  start_sets: readonly string[];
  markets: number;
  markets_each: number;
  ports: number;
  closed_within: number;
  outposts: readonly number[];
  outposts_row: number;
  outposts_each: number;
  boards: readonly string[];
  spare_boards: readonly string[];
  stacks: number;
  stack_tiles: number;
  forts_give_bonus: boolean;
  exploration_tiles: number;
  covered: ByPlayers;
  last_round: number;
}

export const NUMBERS: Record<GameId, Numbers> = {
  "sand-to-sea": {"to_end":{"2":4,"3":4,"4":4},"storage":10,"seat_goods":[],"market_slots":4,"coins":0,"boxed_markets":2,"seas":4,"outpost_cubes":{"2":2,"3":1,"4":1},"bonus_kinds":3,"bonus_tiles":4,"hold_cubes":3,"free_tiles":0,"harvest":"","settlers":0,"ready_settlers":{},"bonus_spaces":0,"route_length":0,"modules":["common","merchants","islands","hands","harbour"],"rulings":["RUL-1","RUL-2","RUL-3","RUL-4","RUL-5","RUL-9","RUL-16","RUL-17","RUL-18","RUL-19","RUL-20","RUL-21","RUL-22","RUL-23","RUL-24"],"origin":"sheet","ended_by":"tiles","merchants":43,"orders":0,"orders_shown":0,"gold_worth":0,"silver_worth":0,"start_sets":["YYYY","YYR","RR","YG"],"markets":16,"markets_each":4,"ports":4,"closed_within":6,"outposts":[0,1,2,3],"outposts_row":4,"outposts_each":16,"boards":[],"spare_boards":[],"stacks":0,"stack_tiles":0,"forts_give_bonus":false,"exploration_tiles":0,"covered":{},"last_round":200},
  "east-to-west-1": {"to_end":{"2":8,"3":8,"4":8},"storage":10,"seat_goods":["YYY","YYYY","YYYY","YYYR"],"market_slots":4,"coins":0,"boxed_markets":0,"seas":0,"outpost_cubes":{},"bonus_kinds":0,"bonus_tiles":0,"hold_cubes":0,"free_tiles":0,"harvest":"","settlers":12,"ready_settlers":{"2":7,"3":6,"4":6},"bonus_spaces":3,"route_length":5,"modules":["common","merchants","settlements","routes"],"rulings":["RUL-1","RUL-2","RUL-3","RUL-6","RUL-7","RUL-9","RUL-10","RUL-13","RUL-14","RUL-15","RUL-16","RUL-18","RUL-19","RUL-22","RUL-25","RUL-26","RUL-27","RUL-28","RUL-29","RUL-30","RUL-31"],"origin":"sheet","ended_by":"cards","merchants":43,"orders":0,"orders_shown":0,"gold_worth":0,"silver_worth":0,"start_sets":[],"markets":0,"markets_each":0,"ports":0,"closed_within":0,"outposts":[],"outposts_row":0,"outposts_each":0,"boards":["A1","B1","E2","C2"],"spare_boards":[],"stacks":4,"stack_tiles":4,"forts_give_bonus":true,"exploration_tiles":10,"covered":{"2":2,"3":2,"4":0},"last_round":200},
  "east-to-west-2": {"to_end":{"2":8,"3":8,"4":8},"storage":10,"seat_goods":["YYY","YYYY","YYYY","YYYR"],"market_slots":0,"coins":0,"boxed_markets":3,"seas":1,"outpost_cubes":{"2":2,"3":1,"4":1},"bonus_kinds":0,"bonus_tiles":0,"hold_cubes":0,"free_tiles":0,"harvest":"","settlers":12,"ready_settlers":{"2":7,"3":6,"4":6},"bonus_spaces":4,"route_length":0,"modules":["common","islands","settlements","voyages"],"rulings":["RUL-2","RUL-3","RUL-4","RUL-8","RUL-9","RUL-10","RUL-13","RUL-14","RUL-15","RUL-16","RUL-17","RUL-18","RUL-19","RUL-24","RUL-27","RUL-28","RUL-29","RUL-30","RUL-31","RUL-32","RUL-33"],"origin":"sheet","ended_by":"cards","merchants":0,"orders":0,"orders_shown":0,"gold_worth":0,"silver_worth":0,"start_sets":[],"markets":12,"markets_each":3,"ports":0,"closed_within":0,"outposts":[1,2,3],"outposts_row":3,"outposts_each":12,"boards":["A2","B2","C1","F2"],"spare_boards":[],"stacks":4,"stack_tiles":4,"forts_give_bonus":false,"exploration_tiles":9,"covered":{"2":9,"3":9,"4":7},"last_round":200},
  "east-to-west-3": {"to_end":{"2":8,"3":8,"4":8},"storage":10,"seat_goods":["YYY","YYYY","YYYY","YYYR"],"market_slots":4,"coins":0,"boxed_markets":3,"seas":1,"outpost_cubes":{"2":2,"3":1,"4":1},"bonus_kinds":0,"bonus_tiles":0,"hold_cubes":0,"free_tiles":0,"harvest":"","settlers":12,"ready_settlers":{"2":7,"3":6,"4":6},"bonus_spaces":4,"route_length":5,"modules":["common","merchants","islands","settlements","routes","voyages"],"rulings":["RUL-1","RUL-2","RUL-3","RUL-4","RUL-6","RUL-7","RUL-8","RUL-9","RUL-10","RUL-13","RUL-14","RUL-15","RUL-16","RUL-17","RUL-18","RUL-19","RUL-22","RUL-24","RUL-25","RUL-26","RUL-27","RUL-28","RUL-29","RUL-30","RUL-31","RUL-32","RUL-33"],"origin":"mixed","ended_by":"cards","merchants":43,"orders":0,"orders_shown":0,"gold_worth":0,"silver_worth":0,"start_sets":[],"markets":12,"markets_each":3,"ports":0,"closed_within":0,"outposts":[1,2,3],"outposts_row":3,"outposts_each":12,"boards":["A2","B2","C1","F2","E2","D2"],"spare_boards":[],"stacks":4,"stack_tiles":4,"forts_give_bonus":false,"exploration_tiles":10,"covered":{"2":10,"3":10,"4":8},"last_round":200},
  "spice-road": {"to_end":{"2":6,"3":6,"4":5,"5":5},"storage":10,"seat_goods":["YYY","YYYY","YYYY","YYYR","YYYR"],"market_slots":6,"coins":2,"boxed_markets":0,"seas":0,"outpost_cubes":{},"bonus_kinds":0,"bonus_tiles":0,"hold_cubes":0,"free_tiles":0,"harvest":"","settlers":0,"ready_settlers":{},"bonus_spaces":0,"route_length":0,"modules":["common","merchants","hands","orders"],"rulings":["RUL-1","RUL-3","RUL-9","RUL-16","RUL-17","RUL-18","RUL-19","RUL-22"],"origin":"public","ended_by":"cards","merchants":43,"orders":36,"orders_shown":5,"gold_worth":3,"silver_worth":1,"start_sets":[],"markets":0,"markets_each":0,"ports":0,"closed_within":0,"outposts":[],"outposts_row":0,"outposts_each":0,"boards":[],"spare_boards":[],"stacks":0,"stack_tiles":0,"forts_give_bonus":false,"exploration_tiles":0,"covered":{},"last_round":200},
  "eastern-wonders": {"to_end":{"2":4,"3":4,"4":4},"storage":10,"seat_goods":[],"market_slots":0,"coins":0,"boxed_markets":1,"seas":0,"outpost_cubes":{"2":2,"3":1,"4":1},"bonus_kinds":5,"bonus_tiles":4,"hold_cubes":3,"free_tiles":1,"harvest":"YY","settlers":0,"ready_settlers":{},"bonus_spaces":0,"route_length":0,"modules":["common","islands","harbour","crossing"],"rulings":["RUL-2","RUL-4","RUL-5","RUL-9","RUL-11","RUL-12","RUL-16","RUL-17","RUL-18","RUL-19","RUL-21","RUL-24","RUL-34"],"origin":"public","ended_by":"tiles","merchants":0,"orders":0,"orders_shown":0,"gold_worth":0,"silver_worth":0,"start_sets":["YYYY","YYR","RR","YG"],"markets":20,"markets_each":5,"ports":4,"closed_within":6,"outposts":[0,1,2,2,3],"outposts_row":5,"outposts_each":20,"boards":[],"spare_boards":[],"stacks":0,"stack_tiles":0,"forts_give_bonus":false,"exploration_tiles":0,"covered":{},"last_round":200},
  "new-world": {"to_end":{"2":8,"3":8,"4":8},"storage":10,"seat_goods":["YYY","YYYY","YYYY","YYYR"],"market_slots":0,"coins":0,"boxed_markets":0,"seas":0,"outpost_cubes":{},"bonus_kinds":0,"bonus_tiles":0,"hold_cubes":0,"free_tiles":0,"harvest":"","settlers":12,"ready_settlers":{"2":7,"3":6,"4":6},"bonus_spaces":3,"route_length":0,"modules":["common","settlements"],"rulings":["RUL-2","RUL-3","RUL-9","RUL-10","RUL-13","RUL-14","RUL-15","RUL-16","RUL-18","RUL-19","RUL-27","RUL-28","RUL-29","RUL-30","RUL-31"],"origin":"public","ended_by":"cards","merchants":0,"orders":0,"orders_shown":0,"gold_worth":0,"silver_worth":0,"start_sets":[],"markets":0,"markets_each":0,"ports":0,"closed_within":0,"outposts":[],"outposts_row":0,"outposts_each":0,"boards":["A1","B1","C1"],"spare_boards":["D1","E1","F1"],"stacks":4,"stack_tiles":4,"forts_give_bonus":true,"exploration_tiles":10,"covered":{"2":10,"3":10,"4":8},"last_round":200},
};
