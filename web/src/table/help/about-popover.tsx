/** What is this? Anything with `data-about="KIND WORD"` tells its name, what it does, and the clause: to a mouse that rests on it, to
the keyboard focus that stays on it, to a long press, to the key `i`, and to a tap if a tap has no other meaning there. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { joinList, say } from "../../i18n/say";
import { ClauseButton } from "../../ui/controls/clause";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { choicesIn } from "../choices/plan-store";
import type { Snapshot } from "../snapshot";
import { aboveOf, moveTo } from "./place-beside";
import { choiceName, thingOf, usesOf } from "./things";
import "./help.css";

interface Shown {
  what: string;
  anchor: Element;
  isAsked: boolean; // by a tap or a key; else it goes away with the pointer or the focus
}

const shown = signal<Shown | undefined>(undefined);

const DELAY = { rest: 600, press: 500, leave: 250 }; // milliseconds
const SLACK = 10; // pixels that a finger may move in a long press
const CONTROLS = "button, a, input, select, textarea, summary, label, [role=button]";

/** Show what the focused thing is. Return false if there is nothing to say. */
export function askAboutFocus(): boolean {
  const focused = document.activeElement;
  const anchor = focused?.closest("[data-about]") ?? focused?.querySelector("[data-about]");
  return anchor ? show(anchor, true) : false;
}

function show(anchor: Element, isAsked: boolean): boolean {
  const what = anchor.getAttribute("data-about") ?? "";
  shown.value = { what, anchor, isAsked };
  return true;
}

function hide(): void {
  shown.value = undefined;
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-about]") : null;
}

/** Return whether a tap on a thing only asks what it is: it is no control, or one that does nothing else. */
function isQuestion(target: Element): boolean {
  const control = target.closest(CONTROLS);
  return !control || control.hasAttribute("data-tells");
}

export function About({ snapshot }: { snapshot: Snapshot<unknown> }) {
  useEffect(listen, []);
  const now = shown.value;
  const thing = now?.anchor.isConnected ? thingOf(snapshot.game.name, now.what) : undefined;
  if (!now || !thing) return null;
  return <Popover {...thing} shown={now} uses={usesOf(choicesIn(snapshot), now.what).map(choiceName)} />;
}

interface Props {
  title: string;
  text: string;
  clause: string;
  shown: Shown;
  uses: string[]; // names of the choices that need such a card now
}

function Popover({ title, text, clause, shown: { anchor, isAsked }, uses }: Props) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => moveTo(box.current!, anchor.getBoundingClientRect(), aboveOf), [anchor, text, uses.length]);
  useEffect(() => {
    if (isAsked) box.current?.focus({ preventScroll: true });
  }, [anchor, isAsked]);
  const close = () => {
    hide();
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus({ preventScroll: true });
  };
  return (
    <aside ref={box} class="about-thing" aria-label={title} tabIndex={-1}>
      <div class="title">
        <strong>{title}</strong>
        {isAsked && (
          <button class="quiet" aria-label={say("web-close")} onClick={close}>
            <UiIcon name="close" />
          </button>
        )}
      </div>
      <p>
        {text} <ClauseButton id={clause} />
      </p>
      {uses.length > 0 && (
        <p class="uses">
          {say("web-about-uses")} {joinList(uses)}
        </p>
      )}
    </aside>
  );
}

/** Watch the whole page, so that no drawing has to handle these events. Return a function that stops. */
function listen(): () => void {
  let timer = 0;
  let pressed: { x: number; y: number } | undefined; // a finger that may be a long press
  let wasLong = false; // a click that ends a long press does nothing else
  let mouse = ""; // where it was last

  const later = (act: () => void, after: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, after);
  };
  const isInside = (target: EventTarget | null) => target instanceof Element && target.closest(".about-thing") !== null;
  const point = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`;
    if (event.pointerType !== "mouse" || at === mouse) return; // what moved is the page, below a mouse that rests
    mouse = at;
    const thing = thingAt(event.target);
    if (isInside(event.target) || (thing && thing === shown.peek()?.anchor)) clearTimeout(timer);
    else if (thing && !shown.peek()?.isAsked) later(() => show(thing, false), DELAY.rest);
    else if (!shown.peek()?.isAsked) later(hide, DELAY.leave);
  };
  const focus = (event: FocusEvent) => {
    const thing = thingAt(event.target);
    if (isInside(event.target) || shown.peek()?.isAsked) return;
    if (thing?.matches(":focus-visible")) later(() => show(thing, false), DELAY.rest);
    else later(hide, DELAY.leave);
  };
  const press = (event: PointerEvent) => {
    wasLong = false;
    const thing = thingAt(event.target);
    if (event.pointerType === "mouse" || !thing) return;
    pressed = { x: event.clientX, y: event.clientY };
    later(() => {
      wasLong = pressed !== undefined && show(thing, true);
    }, DELAY.press);
  };
  const move = (event: PointerEvent) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK) release();
  };
  const release = () => {
    if (pressed && !wasLong) clearTimeout(timer);
    pressed = undefined;
  };
  const click = (event: MouseEvent) => {
    if (wasLong) {
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (isInside(event.target)) return;
    clearTimeout(timer);
    const thing = thingAt(event.target);
    const isSame = thing === shown.peek()?.anchor && shown.peek()?.isAsked;
    if (thing && !isSame && isQuestion(event.target as Element)) show(thing, true);
    else hide();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !shown.peek()) return;
    const { anchor } = shown.peek()!;
    hide();
    event.preventDefault();
    event.stopPropagation(); // the plan stays
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) anchor.focus({ preventScroll: true });
  };
  const menu = (event: Event) => wasLong && event.preventDefault(); // of a browser that opens one after a long press

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("pointermove", point, { signal });
  document.addEventListener("focusin", focus, { signal });
  document.addEventListener("pointerdown", press, { signal, capture: true });
  document.addEventListener("pointermove", move, { signal, capture: true });
  document.addEventListener("pointerup", release, { signal, capture: true });
  document.addEventListener("pointercancel", release, { signal, capture: true });
  document.addEventListener("click", click, { signal, capture: true });
  document.addEventListener("keydown", key, { signal, capture: true });
  document.addEventListener("contextmenu", menu, { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
    hide();
  };
}
