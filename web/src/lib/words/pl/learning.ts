import type { learning as english } from '../en/learning';

export const plLearning: typeof english = {
  learn: {
    play: 'Naucz się, grając',
    playNow: (title) => `${title}: naucz się gry, grając, w jakieś dziesięć minut`,
    idea: 'Pierwsza gra z przewodnikiem, około dziesięciu minut',
  },
  ruleParts: { goods: 'Kostki', setup: 'Przygotowanie', turn: 'Twoja tura', end: 'Koniec gry' },
  origins: {
    title: 'Skąd to pochodzi',
    rules: {
      sheet:
        'Zasady są takie jak w drukowanej instrukcji, naszymi słowami. To, co pozostawia otwarte, rozstrzygają nasze decyzje.',
      mixed:
        'Zasady odtworzono z publicznych opisów gry, a poza tym według wzoru części I i II, naszymi słowami.',
      public: 'Zasady odtworzono z publicznych opisów gry, naszymi słowami.',
    },
    pieces: {
      merchants: 'Karty kupieckie',
      orders: 'Karty punktów',
      markets: 'Rynki',
      victory_tiles: 'Kafle PZ',
      start_sets: 'Początkowe kostki',
      bonus_tiles: 'Kafle bonusowe',
      outpost_values: 'Liczby pod faktoriami',
      boards: 'Tereny',
      point_cards: 'Karty punktów',
      scoring_tiles: 'Kafle bonusowe',
      exploration_tiles: 'Kafle eksploracji',
    },
  },
};
