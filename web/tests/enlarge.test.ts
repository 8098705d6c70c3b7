// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { enlargementOf, scaleFor } from '../src/table/enlarge';

describe('a piece that is enlarged', () => {
  it('grows three times at the most, and never beyond the sheet', () => {
    expect(scaleFor(20, 20)).toBe(3);
    expect(scaleFor(170, 60)).toBe(1);
    expect(scaleFor(60, 89)).toBe(2);
  });

  it('is the piece around what was touched, with its words', () => {
    document.body.innerHTML =
      '<p id="text"></p><span class="piece" aria-label="gain 2 yellow"><b id="inside"></b></span>';
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 80, 44);
    const found = enlargementOf(document.getElementById('inside')!);
    expect(found?.label).toBe('gain 2 yellow');
    expect(found?.drawing).not.toBe(document.querySelector('.piece')); // a copy
    expect(enlargementOf(document.getElementById('text')!)).toBeNull();
  });
});
