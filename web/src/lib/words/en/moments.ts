// Looking back: earlier moments of a table, replays, and what comes after a game.
import { countedIn } from '../plural';

const counted = countedIn('en');

export const moments = {
  moments: {
    earlier: 'An earlier moment',
    /** What comes before the first round. */
    start: 'the start',
    earlierHint: 'The game goes on. This is how the table looked then.',
    yourTurn: 'It is your turn now.',
    back: 'Back to now',
    lineBefore: 'Line before',
    nextLine: 'Next line',
    share: 'Share this moment',
    shareGame: 'Share the game',
    linkCopied: 'Link copied',
    keys: 'Arrow keys step, with Shift by turn; Home and End jump; space plays and stops.',
    result: 'Result',
    soFar: 'Scores so far',
    notOver: 'The record stops before the end of the game.',
    chart: 'Scores over the game',
    chartAbout: (rounds: number) =>
      `Points of every seat, from the first turn over ${counted(rounds, { one: 'round', other: 'rounds' })}`,
    chartTable: 'The same in numbers',
    round: 'Round',
    end: 'End',
    hidden: 'hidden',
    lookAt: (round: number) => `Look at round ${round}`,
    analyse: 'Find the turning points',
    analyseHint:
      'The bot plays the game through again and looks for what moved the chances most. That takes a moment.',
    measured: 'A decision is compared with the best one there was, a draw with what could be expected.',
    noTurning: 'The bot found no turning points: nobody let a chance slip.',
    drawn: 'What was drawn.',
    chance: (name: string, before: string, after: string) =>
      `${name}: chance to win from ${before} to ${after}`,
    look: 'Look at this moment',
    /** Whose turn is told, where it is one's own. */
    own: (_name: string): string => 'You',
  },
};
