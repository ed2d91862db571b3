import type { ComponentChildren } from "preact";
import { go, type Route, urlOf } from "../../browser/route";

interface Props {
  to: Route;
  class?: string;
  label?: string; // the accessible name, needed if the children have no text
  act?: () => void; // before it opens
  children: ComponentChildren;
}

/** A link to another page of the game. It opens without a reload, or in a new tab like any other link. */
export function Link(props: Props) {
  return (
    <a
      href={urlOf(props.to)}
      class={props.class}
      aria-label={props.label}
      title={props.label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
        event.preventDefault();
        props.act?.();
        go(props.to);
      }}
    >
      {props.children}
    </a>
  );
}
