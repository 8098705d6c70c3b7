// Two fingers on the world: it grows to twice its size, and one finger moves it while it is large.

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 2;
/** Below this it springs back: nobody wants a board that is a little too large. */
const NEARLY_WHOLE = 1.08;

interface Box {
  width: number;
  height: number;
}
interface Spot {
  x: number;
  y: number;
}

/** No edge of the world comes further in than the edge of its window. */
export function clamped({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const size = Math.min(Math.max(scale, 1), LARGEST);
  const within = (shift: number, room: number): number => Math.min(Math.max(shift, room * (1 - size)), 0);
  return { scale: size, x: within(x, width), y: within(y, height) };
}

/** Larger or smaller by a factor; what is under the fingers follows them. */
export function pinched(zoom: Zoom, factor: number, from: Spot, to: Spot, box: Box): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), LARGEST);
  const grown = scale / zoom.scale;
  return clamped({ scale, x: to.x - (from.x - zoom.x) * grown, y: to.y - (from.y - zoom.y) * grown }, box);
}

/** An attachment for the window of the world; tells every change of the zoom. */
export function pinchable(current: () => Zoom, onzoom: (zoom: Zoom) => void) {
  return (node: HTMLElement) => {
    const fingers = new Map<number, Spot>();
    const spot = ({ clientX, clientY }: PointerEvent): Spot => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const middle = (): Spot => {
      const all = [...fingers.values()];
      const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
      return { x: sum.x / all.length, y: sum.y / all.length };
    };
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === 'touch') fingers.set(event.pointerId, spot(event));
    }
    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return;
      const [before, apart] = [middle(), spread()];
      fingers.set(event.pointerId, spot(event));
      const zoom = current();
      if (fingers.size === 1 && zoom.scale === 1) return; // the page scrolls by itself
      const box = { width: node.clientWidth, height: node.clientHeight };
      onzoom(pinched(zoom, fingers.size > 1 ? spread() / apart : 1, before, middle(), box));
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0 && current().scale < NEARLY_WHOLE) onzoom(WHOLE);
    }
    const leave = new AbortController();
    const { signal } = leave;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      node.addEventListener(end, up, { signal });
    return () => leave.abort();
  };
}
