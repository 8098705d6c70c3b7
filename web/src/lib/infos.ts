// Made by `make protocol` from the files of the games. Do not edit.

export type GameId = "sand-to-sea" | "east-to-west-1" | "east-to-west-2" | "east-to-west-3" | "spice-road" | "eastern-wonders" | "new-world";
export type Box = "caravan" | "islands" | "settlements";

/** What there is to know of a game; players and minutes from the fewest to the most. */
export interface GameInfo {
  boxes: readonly Box[];
  players: readonly [number, number];
  minutes: readonly [number, number];
  map: boolean;
  /** Players of its guided first game; 0 if it has none. */
  lesson: number;
}

export const INFOS: Record<GameId, GameInfo> = {
  "sand-to-sea": {"boxes":["caravan","islands"],"players":[2,4],"minutes":[45,60],"map":true,"lesson":2},
  "east-to-west-1": {"boxes":["caravan","settlements"],"players":[2,4],"minutes":[60,75],"map":false,"lesson":2},
  "east-to-west-2": {"boxes":["islands","settlements"],"players":[2,4],"minutes":[60,75],"map":true,"lesson":0},
  "east-to-west-3": {"boxes":["caravan","islands","settlements"],"players":[2,4],"minutes":[75,120],"map":true,"lesson":0},
  "spice-road": {"boxes":["caravan"],"players":[2,5],"minutes":[30,45],"map":false,"lesson":0},
  "eastern-wonders": {"boxes":["islands"],"players":[2,4],"minutes":[45,60],"map":true,"lesson":0},
  "new-world": {"boxes":["settlements"],"players":[2,4],"minutes":[45,60],"map":false,"lesson":0},
};

/** From the kindest to the strongest, then those for fun. */
export const BOTS = ["easy","normal","hard","expert","random","greedy"] as const;
export type Bot = (typeof BOTS)[number];
