import type { ComponentChildren } from "preact";
import { addressOf, go, type Route } from "../route";

/** A link inside the house: opens without loading anew, and in a new tab as any other. */
export function Link(props: { to: Route; class?: string; children: ComponentChildren }) {
  return (
    <a
      href={addressOf(props.to)}
      class={props.class}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
        event.preventDefault();
        go(props.to);
      }}
    >
      {props.children}
    </a>
  );
}
