import type { learning as english } from '../en/learning';

export const deLearning: typeof english = {
  learn: {
    play: 'Spielend lernen',
    playNow: (title) => `${title}: in etwa zehn Minuten spielend lernen`,
    idea: 'Eine erste Partie mit Begleiter, etwa zehn Minuten',
  },
};
