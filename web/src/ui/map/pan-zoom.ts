/** Pan and zoom of a map: wheel, pinch, drag, double tap, keys and buttons. A tap means the nearest point.

The map jumps and is never animated, so there is no motion that a player may want to reduce. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { runSoon } from "../render/steps";
import {
  areVisible,
  type Box,
  centred,
  clamped,
  initialViewport,
  type MapPoint,
  type MapSheet,
  nearestPoint,
  pointInDirection,
  SHRINK_STEP,
  stepped,
  type Viewport,
  wholeMap,
  withPointInside,
  zoomed,
} from "./viewport";

const TAP_SLACK = 6; // pixels that a finger may move during a tap
const DOUBLE_TAP = 350; // milliseconds between the two taps of a double tap
const STEP = 1.4;
const LOW_FRAME = 360; // pixels: in a higher one a description fits into either half
const ROOM_ABOVE = 0.74; // of the frame's height

/** The map of a board. The element of a point has its number as `data-point`. */
export interface PannableMap {
  sheet: (box: Box) => MapSheet;
  keepInView: readonly number[]; // points to keep visible, the ship first
  onTap: (point: number) => void; // -1 for a tap on no point
  onFocus: (point: number) => void; // by an arrow key
}

export class PanZoom {
  readonly box: Signal<Box> = signal({ width: 860, height: 560 });
  readonly viewport: Signal<Viewport>;
  readonly scale: ReadonlySignal<number> = computed(() => this.viewport.value.k);
  /** The scale in steps. What depends on it is not drawn again at every small zoom. */
  readonly drawn: ReadonlySignal<number> = computed(() =>
    stepped(this.scale.value, wholeMap(this.box.value, this.sheet.value).k),
  );
  readonly isWhole: ReadonlySignal<boolean> = computed(
    () => this.scale.value <= wholeMap(this.box.value, this.sheet.value).k * 1.01,
  );
  private readonly sheet = computed(() => this.map.sheet(this.box.value));
  private isMovedByPlayer = false; // then the map follows the ship only
  private hasRealSize = false; // until the first resize(), `box` is a guess
  private hasShownPoints = false; // follow() has shown the points once
  private fingers = new Map<number, MapPoint>();
  private fingerPath = 0; // pixels since the first finger came down
  private lastTap = { at: -Infinity, x: 0, y: 0 }; // the last tap on no point

  constructor(public map: PannableMap) {
    this.viewport = signal(wholeMap(this.box.value, this.sheet.value));
  }

  resize(box: Box): void {
    if (!box.width || !box.height) return;
    const wasWhole = this.isWhole.value;
    this.hasRealSize = true;
    batch(() => {
      this.box.value = box;
      this.viewport.value = wasWhole
        ? wholeMap(box, this.sheet.value)
        : clamped(this.viewport.value, box, this.sheet.value);
      if (!this.isMovedByPlayer) this.follow();
    });
  }

  /** Show the points of `keepInView` after they may have changed. A map that the player has moved shows only the ship; one that is
seen as a whole stays. */
  follow(): void {
    const [viewport, box, sheet] = [this.viewport.value, this.box.value, this.sheet.value];
    const spots = this.map.keepInView.map((point) => sheet.points[point]!);
    if (this.isMovedByPlayer) {
      if (spots[0] && !this.isWhole.value) this.viewport.value = withPointInside(viewport, spots[0], box, sheet);
      return;
    }
    const best = initialViewport(spots, box, sheet);
    // A map at about the right scale is only moved: it must not zoom in and out with every move.
    const isLargeEnough = this.hasShownPoints && viewport.k >= best.k * SHRINK_STEP * 0.999;
    this.hasShownPoints = this.hasRealSize && spots.length > 0;
    if (!isLargeEnough) this.viewport.value = best;
    else if (!areVisible(spots, viewport, box, sheet))
      this.viewport.value = initialViewport(spots, box, sheet, viewport.k);
  }

  // ---- buttons and keys
  zoom(by: number, finger: MapPoint = { x: this.box.value.width / 2, y: this.box.value.height / 2 }): void {
    this.moveTo(zoomed(this.viewport.value, by, finger, this.box.value, this.sheet.value));
  }
  zoomIn = (): void => this.zoom(STEP);
  zoomOut = (): void => this.zoom(1 / STEP);
  zoomToWholeMap = (): void => this.moveTo(wholeMap(this.box.value, this.sheet.value));

  /** Show the surroundings of the ship at a legible scale. */
  zoomToShip = (): void => {
    const [box, sheet] = [this.box.value, this.sheet.value];
    const k = Math.max(sheet.near, wholeMap(box, sheet).k * 1.6);
    const ship = this.map.keepInView[0];
    if (ship === undefined) this.zoom(k / this.viewport.value.k);
    else this.moveTo(clamped(centred(sheet.points[ship]!, k, box), box, sheet));
  };

  /** Make a point visible; `close`: at a legible scale. */
  show(point: number, close = false): void {
    const [viewport, box, sheet] = [this.viewport.value, this.box.value, this.sheet.value];
    const spot = sheet.points[point]!;
    const isFar = close && viewport.k < sheet.near * 0.8;
    this.viewport.value = isFar
      ? clamped(centred(spot, sheet.near, box), box, sheet)
      : withPointInside(viewport, spot, box, sheet);
  }

  /** Move a point to the lower part of a low frame, so that its description has room above it. */
  makeRoomAbove(point: number): void {
    const [{ x, k }, box, sheet] = [this.viewport.value, this.box.value, this.sheet.value];
    if (box.height > LOW_FRAME || this.isWhole.value) return;
    this.viewport.value = clamped({ x, k, y: ROOM_ABOVE * box.height - sheet.points[point]!.y * k }, box, sheet);
  }

  /** Move the focus to a point. */
  walk(map: Element, point: number): void {
    this.map.onFocus(point);
    map.querySelector<SVGElement>(`[data-point="${point}"]`)?.focus();
  }

  private moveTo(viewport: Viewport): void {
    this.isMovedByPlayer = true;
    this.viewport.value = viewport;
  }

  private pan(dx: number, dy: number): void {
    const { x, y, k } = this.viewport.value;
    this.moveTo(clamped({ k, x: x + dx, y: y + dy }, this.box.value, this.sheet.value));
  }

  // ---- events
  listen(map: HTMLElement): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    map.addEventListener("wheel", this.onWheel, { passive: false, signal });
    map.addEventListener("pointerdown", this.onPointerDown, { signal });
    map.addEventListener("pointermove", this.onPointerMove, { signal });
    for (const name of ["pointerup", "pointercancel"] as const)
      map.addEventListener(name, this.onPointerUp, { signal });
    map.addEventListener("click", this.onClick, { signal });
    map.addEventListener("keydown", this.onKeyDown, { signal });
    map.addEventListener("focusin", this.onFocusIn, { signal });
    return () => stop.abort();
  }

  /** While the whole map is visible, zooming out and dragging with one finger scroll the page instead. */
  private onWheel = (event: WheelEvent): void => {
    if (this.isWhole.value && event.deltaY > 0) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), positionOf(event));
  };

  private onPointerDown = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (this.fingers.size === 0) this.fingerPath = 0;
    this.fingers.set(event.pointerId, positionOf(event));
    (event.currentTarget as Element).classList.add("steered");
  };

  private onPointerMove = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = positionOf(event);
    this.fingers.set(event.pointerId, now);
    this.fingerPath += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.zoom(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    if (this.fingerPath <= TAP_SLACK || this.isWhole.value) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.pan((now.x - before.x) / this.fingers.size, (now.y - before.y) / this.fingers.size);
  };

  private onPointerUp = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    (event.currentTarget as Element).classList.toggle("steered", this.fingers.size > 0);
  };

  /** Ignore the click at the end of a drag. A click without a position (`detail` 0) comes from assistive technology and means its
target. */
  private onClick = (event: MouseEvent): void => {
    if (this.fingerPath > TAP_SLACK && event.detail > 0) return;
    const found = event.detail > 0 ? nearestPoint(this.sheet.value.points, this.viewport.value, positionOf(event)) : -1;
    const point = found >= 0 ? found : pointOfEvent(event);
    this.map.onTap(point);
    if (point < 0) this.onDoubleTap(event);
  };

  /** Two taps on no point: zoom in there, or show the whole map at the largest scale. */
  private onDoubleTap(event: MouseEvent): void {
    const { x, y } = positionOf(event);
    const isSecond =
      event.timeStamp - this.lastTap.at < DOUBLE_TAP &&
      Math.hypot(x - this.lastTap.x, y - this.lastTap.y) < 5 * TAP_SLACK;
    this.lastTap = { at: isSecond ? -Infinity : event.timeStamp, x, y };
    if (!isSecond) return;
    if (this.scale.value >= this.sheet.value.closest) this.zoomToWholeMap();
    else this.zoom(STEP * STEP, { x, y });
  }

  private onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = pointOfEvent(event);
    const next = pointInDirection(this.sheet.value.points, here, event.key);
    if (event.key === "+" || event.key === "=") this.zoomIn();
    else if (event.key === "-") this.zoomOut();
    else if (event.key === "0") this.zoomToWholeMap();
    else if ((event.key === "Enter" || event.key === " ") && here >= 0) this.map.onTap(here);
    else if (next !== undefined) this.walk(event.currentTarget as Element, next);
    else return;
    event.preventDefault();
  };

  /** Show a point that got the focus by a key. After a mouse click the map must not move under the pointer. */
  private onFocusIn = (event: Event): void => {
    if (pointOfEvent(event) >= 0 && (event.target as Element).matches(":focus-visible")) this.show(pointOfEvent(event));
  };
}

/** Return the point that the event is about, or -1. */
export function pointOfEvent(event: Event): number {
  return Number((event.target as Element).closest<SVGElement>("[data-point]")?.dataset.point ?? -1);
}

function positionOf(event: MouseEvent): MapPoint {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** Let the player pan and zoom a map. Elements with the class `moved` in it are transformed; those also `held` keep their size.

Only the transform changes, without drawing or layout: that would be too slow for a finger. */
export function usePanZoom(map: RefObject<HTMLElement | null>, pannable: PannableMap): PanZoom {
  const panZoom = useMemo(() => new PanZoom(pannable), []);
  panZoom.map = pannable;
  useLayoutEffect(() => {
    const element = map.current!;
    const measure = () => panZoom.resize(element.getBoundingClientRect());
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    const first = runSoon(measure); // measuring forces a layout, so it gets its own task
    const stops = [
      first,
      panZoom.listen(element),
      () => watch.disconnect(),
      effect(() => applyTransform(panZoom.viewport.value, element)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useLayoutEffect(() => panZoom.follow(), [pannable.keepInView.join()]);
  return panZoom;
}

function applyTransform({ x, y, k }: Viewport, map: HTMLElement): void {
  for (const part of map.querySelectorAll<HTMLElement>(".moved")) {
    const scale = part.classList.contains("held") ? "" : ` scale(${k})`;
    part.style.transform = `translate(${x}px, ${y}px)${scale}`;
  }
}
