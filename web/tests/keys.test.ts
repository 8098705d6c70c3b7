// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tableKeys } from '../src/table/keys';
import type { TableView } from '../src/table/view.svelte';

const playing = {
  option: null as object | null,
  chosen: null as string | null,
  half: null,
  told: null,
  confirm: vi.fn(),
  drop: vi.fn(),
  undo: vi.fn(),
};
const table = { playing, looking: 2 } as unknown as TableView;

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  on.addEventListener('keydown', (heard) => tableKeys(heard as KeyboardEvent, table, false), { once: true });
  on.dispatchEvent(event);
  return event;
}
const element = (id: string): HTMLElement => document.getElementById(id)!;

describe('the keyboard at a table', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(playing, { option: null, chosen: null });
    // The test's page has no layout.
    Element.prototype.checkVisibility = () => true;
    document.body.innerHTML = `
      <button id="before">Menu</button>
      <section aria-label="Merchants">
        <span class="piece" id="one" tabindex="0"></span><span class="piece" id="two" tabindex="0"></span>
      </section>
      <div role="group" aria-label="Board">
        <span class="piece" id="dim" tabindex="0"></span>
        <span class="piece" id="lit" tabindex="0" aria-pressed="false"></span>
      </div>
      <button id="after">Rest</button><input id="field" />`;
  });

  it('goes to the last line of the log by L, but not while one writes', () => {
    document.body.innerHTML += `
      <section class="log"><button class="line" id="last" tabindex="0"></button></section>`;
    element('field').focus();
    press('l', element('field'));
    expect(document.activeElement).toBe(element('field'));
    expect(press('l').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(element('last'));
  });

  it('confirms with Enter on any good of the chosen colour', () => {
    document.body.innerHTML += `
      <span role="button" id="yellow" data-good="Y" aria-pressed="false"></span>
      <span role="button" id="red" data-good="R" aria-pressed="false"></span>`;
    Object.assign(playing, { option: {}, chosen: 'hold Y' });
    press('Enter', element('red')); // that is another choice
    expect(playing.confirm).not.toHaveBeenCalled();
    press('Enter', element('yellow'));
    expect(playing.confirm).toHaveBeenCalledOnce();
  });

  it('confirms with Enter, but only if something is chosen', () => {
    press('Enter');
    expect(playing.confirm).not.toHaveBeenCalled();
    playing.option = {};
    press('Enter');
    expect(playing.confirm).toHaveBeenCalledOnce();
    press('Enter', element('after')); // that button does something of its own
    expect(playing.confirm).toHaveBeenCalledOnce();
  });

  it('drops with Escape, and then closes what was opened', () => {
    playing.chosen = 'row 1';
    press('Escape');
    expect(playing.drop).toHaveBeenCalledOnce();
    playing.chosen = null;
    press('Escape');
    expect(table.looking).toBeNull();
  });

  it('undoes with U, but not while somebody writes', () => {
    press('u');
    press('u', element('field'));
    expect(playing.undo).toHaveBeenCalledOnce();
  });

  it('goes with Tab from area to area, first to what is lit there', () => {
    press('Tab', element('one'));
    expect(document.activeElement?.id).toBe('lit');
    press('Tab', element('lit'));
    expect(document.activeElement?.id).toBe('after');
    press('Tab', element('dim'), { shiftKey: true });
    expect(document.activeElement?.id).toBe('two');
    press('Tab', element('one'), { shiftKey: true });
    expect(document.activeElement?.id).toBe('before');
  });

  it('leaves Tab to the browser outside of areas', () => {
    expect(press('Tab', element('before')).defaultPrevented).toBe(false);
  });
});
