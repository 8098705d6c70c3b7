// Ways into a lesson.
export const learning = {
  learn: {
    play: 'Learn by playing',
    playNow: (title: string) => `${title}: learn it by playing, in about ten minutes`,
    idea: 'A first game with a coach, about ten minutes',
  },
  ruleParts: { goods: 'Goods', setup: 'Setup', turn: 'Your turn', end: 'The end' },
  origins: {
    title: 'Where this comes from',
    rules: {
      sheet:
        'The rules follow the printed rule sheet, in our own words. Our rulings decide what it leaves open; a few of them, such as the limit of 200 rounds, go beyond it.',
      mixed:
        'The rules are reconstructed: from public descriptions of the game and, where these say nothing, after the pattern of parts I and II, in our own words.',
      public: 'The rules are reconstructed from public descriptions of the game, in our own words.',
    },
    partly: (kinds: string) => `in part ${kinds}`,
    pieces: {
      merchants: 'Merchant cards',
      orders: 'Point cards',
      markets: 'Markets',
      victory_tiles: 'Victory tiles',
      start_sets: 'Start goods',
      bonus_tiles: 'Bonus tiles',
      outpost_values: 'Numbers under the outposts',
      boards: 'Locations',
      point_cards: 'Point cards',
      scoring_tiles: 'Bonus tiles',
      exploration_tiles: 'Exploration tiles',
    },
  },
};
