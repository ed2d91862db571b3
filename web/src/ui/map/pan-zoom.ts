/** Moving a map: wheel, pinch, drag, double tap, keys and buttons. A tap means what lies nearest.

The map jumps and never glides, so there is no motion that somebody might want less of. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { runSoon } from "../render/steps";
import {
  type Box,
  CALM,
  centred,
  clamped,
  isSeen,
  type MapPoint,
  type MapSheet,
  nearest,
  opening,
  showing,
  stepped,
  towards,
  type Viewport,
  whole,
  zoomed,
} from "./viewport";

const SLACK = 6; // pixels that a finger may tremble and still tap
const AGAIN = 350; // milliseconds in which two taps are one double tap
const STEP = 1.4;

/** What a board tells about its map. A sign on it has `data-point`, its number. */
export interface PannableMap {
  sheet: (box: Box) => MapSheet;
  keepInView: readonly number[]; // points that have to be seen, the ship first
  onTap: (point: number) => void; // -1 for the open sea
  onFocus: (point: number) => void; // by the arrow keys
}

export class PanZoom {
  readonly box: Signal<Box> = signal({ width: 860, height: 560 });
  readonly viewport: Signal<Viewport>;
  readonly scale: ReadonlySignal<number> = computed(() => this.viewport.value.k);
  /** The same in steps: what is drawn by it does not change whenever the map comes a little nearer. */
  readonly drawn: ReadonlySignal<number> = computed(() =>
    stepped(this.scale.value, whole(this.box.value, this.sheet.value).k),
  );
  readonly isWhole: ReadonlySignal<boolean> = computed(
    () => this.scale.value <= whole(this.box.value, this.sheet.value).k * 1.01,
  );
  private readonly sheet = computed(() => this.seas.sheet(this.box.value));
  private isTaken = false; // somebody has chosen what he sees
  private isSized = false; // until then the size of the frame is a guess
  private isOpen = false; // what matters was brought into sight once
  private fingers = new Map<number, MapPoint>();
  private moved = 0; // pixels since the first finger came down
  private last = { at: -Infinity, x: 0, y: 0 }; // the last tap on the open sea

  constructor(public seas: PannableMap) {
    this.viewport = signal(whole(this.box.value, this.sheet.value));
  }

  resize(box: Box): void {
    if (!box.width || !box.height) return;
    const wasWhole = this.isWhole.value;
    this.isSized = true;
    batch(() => {
      this.box.value = box;
      this.viewport.value = wasWhole
        ? whole(box, this.sheet.value)
        : clamped(this.viewport.value, box, this.sheet.value);
      if (!this.isTaken) this.follow();
    });
  }

  /** What matters may have changed. A map that somebody has moved goes only as far as the ship; one that he sees all of stays. */
  follow(): void {
    const [viewport, box, sheet] = [this.viewport.value, this.box.value, this.sheet.value];
    const spots = this.seas.keepInView.map((point) => sheet.points[point]!);
    if (this.isTaken) {
      if (spots[0] && !this.isWhole.value) this.viewport.value = showing(viewport, spots[0], box, sheet);
      return;
    }
    const best = opening(spots, box, sheet);
    const isLarge = this.isOpen && viewport.k >= best.k * CALM * 0.999; // then it only moves, and does not jump nearer and farther with every move
    this.isOpen = this.isSized && spots.length > 0;
    if (!isLarge) this.viewport.value = best;
    else if (!isSeen(spots, viewport, box, sheet)) this.viewport.value = opening(spots, box, sheet, viewport.k);
  }

  // ---- what buttons and keys do
  zoom(by: number, finger: MapPoint = { x: this.box.value.width / 2, y: this.box.value.height / 2 }): void {
    this.take(zoomed(this.viewport.value, by, finger, this.box.value, this.sheet.value));
  }
  nearer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);
  all = (): void => this.take(whole(this.box.value, this.sheet.value));

  /** Around the ship, so that it can be read. */
  near = (): void => {
    const [box, sheet] = [this.box.value, this.sheet.value];
    const k = Math.max(sheet.near, whole(box, sheet).k * 1.6);
    const ship = this.seas.keepInView[0];
    if (ship === undefined) this.zoom(k / this.viewport.value.k);
    else this.take(clamped(centred(sheet.points[ship]!, k, box), box, sheet));
  };

  /** Brings a point into sight; `close` so that it can be read. */
  show(point: number, close = false): void {
    const [viewport, box, sheet] = [this.viewport.value, this.box.value, this.sheet.value];
    const spot = sheet.points[point]!;
    const isFar = close && viewport.k < sheet.near * 0.8;
    this.viewport.value = isFar
      ? clamped(centred(spot, sheet.near, box), box, sheet)
      : showing(viewport, spot, box, sheet);
  }

  /** The focus goes to a point. */
  walk(map: Element, point: number): void {
    this.seas.onFocus(point);
    map.querySelector<SVGElement>(`[data-point="${point}"]`)?.focus();
  }

  private take(viewport: Viewport): void {
    this.isTaken = true;
    this.viewport.value = viewport;
  }

  private pan(dx: number, dy: number): void {
    const { x, y, k } = this.viewport.value;
    this.take(clamped({ k, x: x + dx, y: y + dy }, this.box.value, this.sheet.value));
  }

  // ---- what happens on the map
  listen(map: HTMLElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    map.addEventListener("wheel", this.wheel, { passive: false, signal });
    map.addEventListener("pointerdown", this.down, { signal });
    map.addEventListener("pointermove", this.move, { signal });
    for (const name of ["pointerup", "pointercancel"] as const) map.addEventListener(name, this.up, { signal });
    map.addEventListener("click", this.click, { signal });
    map.addEventListener("keydown", this.key, { signal });
    map.addEventListener("focusin", this.focused, { signal });
    return () => stop.abort();
  }

  /** With the whole map in sight, the wheel outwards and one finger are left to the page. */
  private wheel = (event: WheelEvent): void => {
    if (this.isWhole.value && event.deltaY > 0) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), at(event));
  };

  private down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, at(event));
    (event.currentTarget as Element).classList.add("steered");
  };

  private move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    this.fingers.set(event.pointerId, now);
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.zoom(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    if (this.moved <= SLACK || this.isWhole.value) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.pan((now.x - before.x) / this.fingers.size, (now.y - before.y) / this.fingers.size);
  };

  private up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    (event.currentTarget as Element).classList.toggle("steered", this.fingers.size > 0);
  };

  /** The end of a drag is no tap. A click without a place comes from an aid, and means what it was sent to. */
  private click = (event: MouseEvent): void => {
    if (this.moved > SLACK && event.detail > 0) return;
    const found = event.detail > 0 ? nearest(this.sheet.value.points, this.viewport.value, at(event)) : -1;
    const point = found >= 0 ? found : pointOfEvent(event);
    this.seas.onTap(point);
    if (point < 0) this.double(event);
  };

  /** Two taps on the open sea: nearer, there; all of it where it is as near as can be. */
  private double(event: MouseEvent): void {
    const { x, y } = at(event);
    const isSecond = event.timeStamp - this.last.at < AGAIN && Math.hypot(x - this.last.x, y - this.last.y) < 5 * SLACK;
    this.last = { at: isSecond ? -Infinity : event.timeStamp, x, y };
    if (!isSecond) return;
    if (this.scale.value >= this.sheet.value.closest) this.all();
    else this.zoom(STEP * STEP, { x, y });
  }

  private key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = pointOfEvent(event);
    const next = towards(this.sheet.value.points, here, event.key);
    if (event.key === "+" || event.key === "=") this.nearer();
    else if (event.key === "-") this.farther();
    else if (event.key === "0") this.all();
    else if ((event.key === "Enter" || event.key === " ") && here >= 0) this.seas.onTap(here);
    else if (next !== undefined) this.walk(event.currentTarget as Element, next);
    else return;
    event.preventDefault();
  };

  /** For keys alone: what moves away from under the mouse is never clicked. */
  private focused = (event: Event): void => {
    if (pointOfEvent(event) >= 0 && (event.target as Element).matches(":focus-visible")) this.show(pointOfEvent(event));
  };
}

/** The point that has the focus, or is under the finger; -1 for none. */
export function pointOfEvent(event: Event): number {
  return Number((event.target as Element).closest<SVGElement>("[data-point]")?.dataset.point ?? -1);
}

function at(event: MouseEvent): MapPoint {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** A helm for a map: what has the class `moved` in it moves, and what is `held` keeps its size.

It is not drawn anew, and not laid out anew: a finger is faster than that, and so is a move. */
export function usePanZoom(map: RefObject<HTMLElement | null>, seas: PannableMap): PanZoom {
  const panZoom = useMemo(() => new PanZoom(seas), []);
  panZoom.seas = seas;
  useLayoutEffect(() => {
    const element = map.current!;
    const measure = () => panZoom.resize(element.getBoundingClientRect());
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    const first = runSoon(measure); // to measure is to lay out: a piece of work by itself
    const stops = [
      first,
      panZoom.listen(element),
      () => watch.disconnect(),
      effect(() => put(panZoom.viewport.value, element)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useLayoutEffect(() => panZoom.follow(), [seas.keepInView.join()]);
  return panZoom;
}

function put({ x, y, k }: Viewport, map: HTMLElement): void {
  for (const part of map.querySelectorAll<HTMLElement>(".moved")) {
    const scale = part.classList.contains("held") ? "" : ` scale(${k})`;
    part.style.transform = `translate(${x}px, ${y}px)${scale}`;
  }
}
