// The yardstick: a boardgame.io server as its documentation starts one, tables in memory only, with a game
// that costs next to nothing: each move counts one up and ends the turn.
const { Server } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: [`http://127.0.0.1:${port}`] }).run({ port });
