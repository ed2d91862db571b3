/** Rings around the things that the coach speaks of. They lie over the page and let every click through. */
import { useEffect, useRef } from "preact/hooks";
import type { LessonPoint } from "../net/shapes";

const MOST_TRIES = 30; // frames
const SEATS = "ABCDEF";

/** Return the first element on the page that is the thing. */
export function pointed({ kind, what }: LessonPoint): Element | undefined {
  const found = [...document.querySelectorAll(selectorOf(kind, what))].filter((each) => each.checkVisibility());
  return found.find((each) => each.closest(".dock")) ?? found[0];
}

function selectorOf(kind: LessonPoint["kind"], what: string): string {
  const word = CSS.escape(what);
  if (kind === "place") return `.board [data-place=${word}], .board [data-island=${word}]`;
  if (kind === "adventure") return `[data-about="adventure ${word}"]`;
  if (kind === "seat") return `[data-seat="${SEATS.indexOf(what)}"]`;
  if (kind === "button")
    return ["move", "deed"].map((each) => `.dock [data-${each}=${word}], .dock [data-${each}^="${word} "]`).join();
  return `${kind === "card" ? ".dock " : ""}[data-${kind}=${word}]`;
}

export function Pointer({ points }: { points: readonly LessonPoint[] }) {
  return (
    <>
      {points.map((point) => (
        <Ring key={`${point.kind} ${point.what}`} point={point} />
      ))}
    </>
  );
}

/** It follows the thing, which moves when the map is zoomed and when cards are dealt. */
function Ring({ point }: { point: LessonPoint }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let known: Element | undefined;
    let tries = 0; // to scroll to it: its part of the page may still be growing
    const follow = () => {
      frame = requestAnimationFrame(follow);
      if (!known?.isConnected || !known.checkVisibility()) {
        known = pointed(point);
        tries = 0;
      }
      if (known && tries++ < MOST_TRIES) scrollTo(known);
      if (ring.current) place(ring.current, known);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [point]);
  return <div class="pointer-ring" ref={ring} aria-hidden="true" data-points={point.what} />;
}

/** Scroll to a thing; to the whole map, if it is on the map, for the map moves by itself. */
function scrollTo(thing: Element): void {
  (thing.closest(".sheet") ?? thing).scrollIntoView({ block: "nearest", inline: "nearest" });
}

function place(ring: HTMLElement, thing: Element | undefined): void {
  const box = (thing?.querySelector(".shape") ?? thing)?.getBoundingClientRect();
  const frame = thing?.closest(".board, .dock, .players")?.getBoundingClientRect();
  const isIn = box && frame && box.bottom > frame.top && box.top < frame.bottom && box.right > frame.left;
  ring.hidden = !isIn || box.left >= frame.right;
  if (!box) return;
  ring.style.transform = `translate(${box.left}px, ${box.top}px)`;
  ring.style.width = `${box.width}px`;
  ring.style.height = `${box.height}px`;
}
