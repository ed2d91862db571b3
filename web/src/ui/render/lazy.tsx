/** Parts of the page that are fetched when they are first shown. */
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { Loading } from "./loading";

export interface Lazy<P> extends FunctionComponent<P> {
  fetch: () => Promise<unknown>; // before it is shown
}

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: FunctionComponent = Loading,
): Lazy<P> {
  let found: ComponentType<P> | undefined;
  let asked: Promise<unknown> | undefined;
  const fetch = () =>
    (asked ??= load()
      .then((part) => (found = part))
      .catch((why: unknown) => {
        asked = undefined;
        throw why;
      }));
  const Shown = (props: P) => {
    const [hasFailed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      fetch()
        .then(() => redraw((n) => n + 1))
        .catch(() => setFailed(true)); // it may have come since it was drawn
    }, []);
    const Part = found;
    if (Part) return <Part {...props} />;
    return hasFailed ? <Missing /> : <Waiting />;
  };
  return Object.assign(Shown, { fetch });
}

/** The server is out of reach, or has a newer page than this one. */
function Missing() {
  return (
    <main class="door">
      <h1>Pelagos</h1>
      <p>{say("web-unreachable")}</p>
      <button class="main" onClick={() => location.reload()}>
        {say("web-reload")}
      </button>
    </main>
  );
}
