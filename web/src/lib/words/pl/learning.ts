import type { learning as english } from '../en/learning';

export const plLearning: typeof english = {
  learn: {
    play: 'Naucz się, grając',
    playNow: (title) => `${title}: naucz się, grając, w około dziesięć minut`,
    idea: 'Pierwsza gra z przewodnikiem, około dziesięciu minut',
  },
  ruleParts: { goods: 'Kostki', setup: 'Przygotowanie', turn: 'Twoja tura', end: 'Koniec gry' },
  origins: {
    title: 'Skąd to pochodzi',
    rules: {
      sheet:
        'Zasady są zgodne z drukowaną instrukcją i opisane własnymi słowami. O tym, czego w niej brak, decydują nasze rozstrzygnięcia; niektóre, jak limit 200 rund, idą dalej niż ona.',
      mixed:
        'Zasady są odtworzone z publicznych opisów gry, a to, czego w nich brak, na wzór części I i II. Opisujemy je własnymi słowami.',
      public: 'Zasady są odtworzone z publicznych opisów gry i opisane własnymi słowami.',
    },
    partly: (kinds) => `częściowo ${kinds}`,
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
