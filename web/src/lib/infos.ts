// Made by `make protocol` from the files of the games. Do not edit.

export type GameId = "sand-to-sea" | "east-to-west-1" | "east-to-west-2" | "east-to-west-3" | "spice-road" | "eastern-wonders" | "new-world";
export type Box = "caravan" | "islands" | "settlements";

/** What there is to know of a game; players and minutes from the fewest to the most. */
export interface GameInfo {
  boxes: readonly Box[];
  players: readonly [number, number];
  minutes: readonly [number, number];
  map: boolean;
  lesson: boolean;
  /** Where its rules come from. */
  origin: "sheet" | "mixed" | "public";
}

export const INFOS: Record<GameId, GameInfo> = {
  "sand-to-sea": {"boxes":["caravan","islands"],"players":[2,4],"minutes":[45,60],"map":true,"lesson":true,"origin":"sheet"},
  "east-to-west-1": {"boxes":["caravan","settlements"],"players":[2,4],"minutes":[60,75],"map":false,"lesson":true,"origin":"sheet"},
  "east-to-west-2": {"boxes":["islands","settlements"],"players":[2,4],"minutes":[60,75],"map":true,"lesson":false,"origin":"sheet"},
  "east-to-west-3": {"boxes":["caravan","islands","settlements"],"players":[2,4],"minutes":[75,120],"map":true,"lesson":false,"origin":"mixed"},
  "spice-road": {"boxes":["caravan"],"players":[2,5],"minutes":[30,45],"map":false,"lesson":false,"origin":"public"},
  "eastern-wonders": {"boxes":["islands"],"players":[2,4],"minutes":[45,60],"map":true,"lesson":false,"origin":"public"},
  "new-world": {"boxes":["settlements"],"players":[2,4],"minutes":[45,60],"map":false,"lesson":false,"origin":"public"},
};

/** At a table with a guided first game. */
export const LESSON_PLAYERS = 2;

/** From the kindest to the strongest, then those for fun. */
export const BOTS = ["easy","normal","hard","expert","random","greedy"] as const;
export type Bot = (typeof BOTS)[number];
