/** Moving the map: wheel, drag, pinch, and the camera that follows. */
import { signal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { RefObject } from "preact";
import { kept, opening, showing, whole, zoomed, centred, READABLE, type Box, type Camera } from "./camera";

const SLACK = 6; // pixels a finger may tremble and still tap

export class Helm {
  readonly camera: Signal<Camera> = signal({ x: 0, y: 0, k: 0.5 });
  readonly isWhole = signal(true);
  /** A drag has just ended: the click that follows is none. */
  dragged = false;
  private box: Box = { width: 1, height: 1 };
  private opened = false;
  private fingers = new Map<number, { x: number; y: number }>();

  constructor(private home: () => { x: number; y: number }) {}

  private set(camera: Camera): void {
    this.camera.value = camera;
    this.isWhole.value = camera.k <= whole(this.box).k * 1.01;
  }

  resize(box: Box): void {
    if (!box.width || !box.height) return;
    const keepsAll = this.opened && this.isWhole.value;
    this.box = box;
    const { x, y } = this.home();
    if (!this.opened) this.set(opening(box, x, y));
    else this.set(keepsAll ? whole(box) : kept(this.camera.value, box));
    this.opened = true;
  }

  zoom(by: number, x = this.box.width / 2, y = this.box.height / 2): void {
    this.set(zoomed(this.camera.value, by, x, y, this.box));
  }

  pan(dx: number, dy: number): void {
    const { x, y, k } = this.camera.value;
    this.set(kept({ k, x: x + dx, y: y + dy }, this.box));
  }

  all = (): void => this.set(whole(this.box));

  /** Brings a point of the map into sight; `close` so that it can be read. */
  show(x: number, y: number, close = false): void {
    const camera = this.camera.value;
    if (close && camera.k < READABLE) this.set(centred(x, y, READABLE * 1.25, this.box));
    else this.set(showing(camera, x, y, this.box));
  }

  /** Around a point, so that it can be read. */
  near(x: number, y: number): void {
    this.set(centred(x, y, Math.max(READABLE * 1.25, whole(this.box).k * 1.6), this.box));
  }

  /** What follows the ship keeps still while the whole map is in sight. */
  follow(x: number, y: number): void {
    if (!this.isWhole.value) this.show(x, y);
  }

  // ---- fingers and mice
  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, this.at(event));
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.dragged && this.fingers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.zoom(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else this.pan(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.at(event);
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
  };

  private at(event: MouseEvent): { x: number; y: number } {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

/** A helm for a map that is drawn in this element. */
export function useHelm(map: RefObject<SVGSVGElement | null>, home: () => { x: number; y: number }): Helm {
  const helm = useMemo(() => new Helm(home), []);
  useEffect(() => {
    const element = map.current!;
    const watch = new ResizeObserver(([entry]) => helm.resize(entry!.contentRect));
    watch.observe(element);
    element.addEventListener("wheel", helm.wheel, { passive: false });
    return () => {
      watch.disconnect();
      element.removeEventListener("wheel", helm.wheel);
    };
  }, []);
  return helm;
}
