import type { learning as english } from '../en/learning';

export const deLearning: typeof english = {
  learn: {
    play: 'Spielend lernen',
    playNow: (title) => `${title}: in etwa zehn Minuten spielend lernen`,
    idea: 'Eine erste Partie mit Begleiter, etwa zehn Minuten',
  },
  ruleParts: { goods: 'Waren', setup: 'Spielaufbau', turn: 'Dein Zug', end: 'Spielende' },
  origins: {
    title: 'Woher das stammt',
    rules: {
      sheet:
        'Die Regeln folgen der gedruckten Anleitung, in eigenen Worten. Was sie offen lässt, regeln unsere Festlegungen; einige, etwa die Grenze von 200 Runden, gehen über sie hinaus.',
      mixed:
        'Die Regeln sind aus öffentlichen Beschreibungen des Spiels rekonstruiert und, wo diese nichts sagen, nach dem Muster der Teile I und II, in eigenen Worten.',
      public: 'Die Regeln sind aus öffentlichen Beschreibungen des Spiels rekonstruiert, in eigenen Worten.',
    },
    partly: (kinds) => `teils ${kinds}`,
    pieces: {
      merchants: 'Händlerkarten',
      orders: 'Punktekarten',
      markets: 'Märkte',
      victory_tiles: 'Siegpunktplättchen',
      start_sets: 'Startwaren',
      bonus_tiles: 'Bonusplättchen',
      outpost_values: 'Zahlen unter den Niederlassungen',
      boards: 'Felder',
      point_cards: 'Punktekarten',
      scoring_tiles: 'Bonusplättchen',
      exploration_tiles: 'Erkundungsplättchen',
    },
  },
};
