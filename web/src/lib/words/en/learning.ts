// Ways into a lesson.
export const learning = {
  learn: {
    play: 'Learn by playing',
    playNow: (title: string) => `${title}: learn it by playing, in about ten minutes`,
    idea: 'A first game with a coach, about ten minutes',
  },
};
