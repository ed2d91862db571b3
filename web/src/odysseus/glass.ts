/** Looking at the map: the whole of it at first; wheel, pinch, drag, buttons and keys bring it nearer and move it. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Point } from "./chart";

const NEAREST = 5; // times as large as when the whole map is seen
const STEP = 1.4;
const FIRM = 6; // pixels that a finger may move and still tap

export interface World {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  zoom: number; // 1: the whole map
  x: number; // the middle of what is seen
  y: number;
}

export interface Glass {
  viewBox: string;
  scale: number; // pixels for a unit of the map
  isWhole: boolean;
  nearer: () => void;
  farther: () => void;
  fit: () => void;
  /** Moves the map until a point of it is in sight. */
  show: (point: Point) => void;
}

export interface Size {
  width: number;
  height: number;
}

/** The size of a part of the page, as it changes. */
export function useSize(part: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState({ width: 860, height: 560 });
  useLayoutEffect(() => {
    const measure = () => setSize({ width: part.current!.clientWidth || 1, height: part.current!.clientHeight || 1 });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(part.current!);
    return () => watch.disconnect();
  }, []);
  return size;
}

export function useGlass(frame: RefObject<HTMLElement | null>, size: Size, world: World): Glass {
  const whole: Look = { zoom: 1, x: world.x + world.width / 2, y: world.y + world.height / 2 };
  const [look, setLook] = useState(whole);
  const unit = Math.min(size.width / world.width, size.height / world.height); // pixels when all is seen
  const scale = unit * look.zoom;

  const kept = (wanted: Look): Look => {
    const zoom = Math.min(NEAREST, Math.max(1, wanted.zoom));
    if (zoom === 1) return whole;
    const half = { x: size.width / unit / zoom / 2, y: size.height / unit / zoom / 2 };
    return {
      zoom,
      x: between(wanted.x, world.x + half.x, world.x + world.width - half.x),
      y: between(wanted.y, world.y + half.y, world.y + world.height - half.y),
    };
  };
  /** Zooms so that what lies under a pixel of the frame stays there. */
  const zoomAt = (factor: number, left = size.width / 2, top = size.height / 2) =>
    setLook((was) => {
      const zoom = Math.min(NEAREST, Math.max(1, was.zoom * factor));
      const gain = 1 / (unit * was.zoom) - 1 / (unit * zoom);
      return kept({ zoom, x: was.x + (left - size.width / 2) * gain, y: was.y + (top - size.height / 2) * gain });
    });
  const drag = (dx: number, dy: number) => setLook((was) => kept({ ...was, x: was.x - dx / (unit * was.zoom), y: was.y - dy / (unit * was.zoom) }));

  useEffect(() => setLook((was) => kept(was)), [size.width, size.height]);
  const hands = useRef({ zoomAt, drag, isWhole: true });
  hands.current = { zoomAt, drag, isWhole: look.zoom === 1 };
  useEffect(() => listen(frame.current!, hands), []);

  const [width, height] = [size.width / scale, size.height / scale];
  return {
    viewBox: [look.x - width / 2, look.y - height / 2, width, height].map((n) => n.toFixed(1)).join(" "),
    scale,
    isWhole: look.zoom === 1,
    nearer: () => zoomAt(STEP),
    farther: () => zoomAt(1 / STEP),
    fit: () => setLook(whole),
    show: ([x, y]) => {
      const isSeen = Math.abs(x - look.x) < width * 0.42 && Math.abs(y - look.y) < height * 0.42;
      if (!isSeen) setLook((was) => kept({ ...was, x, y }));
    },
  };
}

interface Hands {
  zoomAt: (factor: number, left: number, top: number) => void;
  drag: (dx: number, dy: number) => void;
  isWhole: boolean;
}

/** Fingers, mouse and wheel. With the whole map in sight, one finger and the wheel outwards are left to the page. */
function listen(frame: HTMLElement, hands: { current: Hands }): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const wheel = (event: WheelEvent) => {
    if (hands.current.isWhole && event.deltaY > 0) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    hands.current.zoomAt(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  };
  const press = (event: PointerEvent) => {
    if (!down.size) moved = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const was = down.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const box = frame.getBoundingClientRect();
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1);
      hands.current.zoomAt(spread, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
    }
    moved += Math.abs(now.x - was.x) + Math.abs(now.y - was.y);
    down.set(event.pointerId, now);
    if (moved > FIRM && !hands.current.isWhole) {
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      hands.current.drag((now.x - was.x) / down.size, (now.y - was.y) / down.size);
    }
  };
  const lift = (event: PointerEvent) => void down.delete(event.pointerId);
  /** The end of a drag is no tap. */
  const click = (event: MouseEvent) => {
    if (moved > FIRM) event.stopPropagation();
    moved = 0;
  };
  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener("wheel", wheel, { passive: false, signal });
  frame.addEventListener("pointerdown", press, { signal });
  frame.addEventListener("pointermove", move, { signal });
  frame.addEventListener("click", click, { capture: true, signal });
  for (const name of ["pointerup", "pointercancel"] as const) frame.addEventListener(name, lift, { signal });
  return () => stop.abort();
}

function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
