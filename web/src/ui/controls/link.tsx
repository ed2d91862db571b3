import type { ComponentChildren } from "preact";
import { go, type Route, urlOf } from "../../browser/route";

interface Props {
  to: Route;
  class?: string;
  label?: string; // where the children say nothing
  act?: () => void; // before it goes there
  children: ComponentChildren;
}

/** A link within the house: opens without loading anew, and in a new tab as any other. */
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
