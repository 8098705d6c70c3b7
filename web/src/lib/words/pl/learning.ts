import type { learning as english } from '../en/learning';

export const plLearning: typeof english = {
  learn: {
    play: 'Naucz się, grając',
    playNow: (title) => `${title}: naucz się gry, grając, w jakieś dziesięć minut`,
    idea: 'Pierwsza gra z przewodnikiem, około dziesięciu minut',
  },
};
