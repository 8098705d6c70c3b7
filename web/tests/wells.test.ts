import { describe, expect, it } from 'vitest';
import { wellsOf } from '../src/pieces/wells';

const shown = (...of: Parameters<typeof wellsOf>): string =>
  wellsOf(...of)
    .map(({ good, paying, coming }) => `${paying ? '^' : coming ? '~' : ''}${good ?? '.'}`)
    .join(' ');

describe('wells', () => {
  it('hold goods in the order of their value, and stay free beyond them', () => {
    expect(shown('BYR', 5)).toBe('Y R B . .');
    expect(shown('-', 3)).toBe('. . .');
  });

  it('let the last goods of a kind rise that are to be paid', () => {
    expect(shown('YYYRGGB', 10, 'YG')).toBe('Y Y ^Y R G ^G B . . .');
  });

  it('show what would come as ghosts in free wells', () => {
    expect(shown('YRRRRG', 10, 'RRRR', 'GGGG')).toBe('Y ^R ^R ^R ^R G ~G ~G ~G ~G');
  });

  it('go on beyond the limit until something is paid', () => {
    const wells = wellsOf('YYRRRRGGB', 10, 'RRRR', 'GGGG');
    expect(wells).toHaveLength(13);
    expect(wells.map(({ over }) => over).lastIndexOf(false)).toBe(9);
    expect(wells.filter(({ over }) => over).every(({ coming }) => coming)).toBe(true);
  });

  it('show goods that are too many', () => {
    expect(wellsOf('YYYYRRGGGBBB', 10).filter(({ over }) => over)).toHaveLength(2);
  });

  it('pay no more than they hold', () => {
    expect(shown('Y', 2, 'YYR')).toBe('^Y .');
  });
});
