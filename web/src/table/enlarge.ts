// A long press on any piece enlarges it. What counts as a piece is what has a name and lies on the table.

export interface Enlargement {
  drawing: HTMLElement | SVGElement;
  label: string;
  width: number;
  height: number;
  scale: number;
}

const LONG = 480;
/** A finger that moves this far wants to scroll. */
const STILL = 10;
const LARGE = { width: 170, height: 178, scale: 3 };
const PIECES = '.piece, .wells, .grid[role="img"], .settlers, [data-piece][aria-label], .option';

/** How much larger: as large as there is room for, but not monstrous. */
export function scaleFor(width: number, height: number): number {
  return Math.min(LARGE.width / width, LARGE.height / height, LARGE.scale);
}

export function enlargementOf(target: Element): Enlargement | null {
  const found = target.closest<HTMLElement | SVGElement>(PIECES);
  const label = found?.getAttribute('aria-label');
  if (!found || !label) return null;
  const { width, height } = found.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return { drawing: copyOf(found, width, height), label, width, height, scale: scaleFor(width, height) };
}

function copyOf(piece: HTMLElement | SVGElement, width: number, height: number): HTMLElement | SVGElement {
  if (piece instanceof SVGGElement) {
    // An option lies over the tile that it is about: that one is drawn.
    const tile = piece.ownerSVGElement?.querySelector<SVGGElement>(
      `[data-piece="${CSS.escape(piece.dataset.piece ?? piece.dataset.tile ?? '')}"]`,
    );
    const source = tile ?? piece;
    const box = source.getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(height));
    const copy = source.cloneNode(true) as SVGGElement;
    copy.removeAttribute('transform');
    svg.append(copy);
    return svg;
  }
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  // Sizes that come from around a piece come along.
  const style = getComputedStyle(piece);
  for (const name of [
    '--cw',
    '--tw',
    '--bw',
    '--xw',
    '--gs',
    '--good',
    '--slot',
    '--sw',
    '--outpost',
    '--icon',
  ])
    copy.style.setProperty(name, style.getPropertyValue(name));
  return copy;
}

/** An attachment: tells which piece a finger rests on. The click that would follow is dropped. */
export function longPress(onlong: (piece: Enlargement) => void) {
  return (node: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let pressed = false;
    const leave = new AbortController();
    const listen = { signal: leave.signal, capture: true };
    const stop = (): void => clearTimeout(timer);

    node.addEventListener(
      'pointerdown',
      (event) => {
        stop();
        pressed = false;
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        start = { x: event.clientX, y: event.clientY };
        const target = event.target as Element;
        timer = setTimeout(() => {
          const piece = enlargementOf(target);
          pressed = piece !== null;
          if (piece !== null) onlong(piece);
        }, LONG);
      },
      listen,
    );
    node.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) stop();
      },
      listen,
    );
    for (const end of ['pointerup', 'pointercancel'] as const) node.addEventListener(end, stop, listen);
    node.addEventListener(
      'click',
      (event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
      },
      listen,
    );
    // The browser's own menu of a long press would lie over it.
    node.addEventListener('contextmenu', (event) => pressed && event.preventDefault(), listen);
    return () => {
      stop();
      leave.abort();
    };
  };
}
