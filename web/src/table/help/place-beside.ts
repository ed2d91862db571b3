/** Where a small box goes that is about something on the page: above it, or below it if there is no room above. */
const GAP = 8; // pixels between the box and the thing, and to the edge of the window

interface Size {
  width: number;
  height: number;
}

export interface Around extends Size {
  left: number;
  top: number;
}

export function besideOf(around: Around, box: Size, window: Size): { left: number; top: number } {
  const middle = around.left + around.width / 2 - box.width / 2;
  const above = around.top - box.height - GAP;
  const below = around.top + around.height + GAP;
  const lowest = window.height - box.height - GAP;
  return {
    left: Math.max(GAP, Math.min(middle, window.width - box.width - GAP)),
    top: Math.max(GAP, above >= GAP ? above : Math.min(below, lowest)),
  };
}

/** `frame`: what the box must not cover, beside the thing. */
export function placeBeside(box: HTMLElement, thing: Element, frame = thing): void {
  const [{ left, width }, { top, height }] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
  const window = { width: innerWidth, height: innerHeight };
  const place = besideOf({ left, width, top, height }, box.getBoundingClientRect(), window);
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
}
