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

export interface Place {
  left: number;
  top: number;
}

export function aboveOf(around: Around, box: Size, window: Size): Place {
  const above = around.top - box.height - GAP;
  const below = around.top + around.height + GAP;
  const middle = around.left + around.width / 2 - box.width / 2;
  return inside({ left: middle, top: above >= GAP ? above : below }, box, window);
}

/** To the left of the thing if there is room, so that what is above and below it can still be used. */
export function leftOf(around: Around, box: Size, window: Size): Place {
  const left = around.left - box.width - GAP;
  return left >= GAP ? inside({ left, top: around.top }, box, window) : aboveOf(around, box, window);
}

function inside({ left, top }: Place, box: Size, window: Size): Place {
  return {
    left: Math.max(GAP, Math.min(left, window.width - box.width - GAP)),
    top: Math.max(GAP, Math.min(top, window.height - box.height - GAP)),
  };
}

export function moveTo(box: HTMLElement, around: Around, placeOf: typeof aboveOf): void {
  const place = placeOf(around, box.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
}
