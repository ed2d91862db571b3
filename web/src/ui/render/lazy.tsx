/** Components whose code is fetched when they are first drawn. */
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n/say";
import { Loading } from "./loading";

export interface Lazy<P> extends FunctionComponent<P> {
  fetch: () => Promise<unknown>; // start before it is drawn
}

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: FunctionComponent = Loading,
): Lazy<P> {
  let found: ComponentType<P> | undefined;
  let loading: Promise<unknown> | undefined;
  const fetch = () =>
    (loading ??= load()
      .then((part) => (found = part))
      .catch((why: unknown) => {
        loading = undefined;
        throw why;
      }));
  const Loaded = (props: P) => {
    const [hasFailed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      fetch()
        .then(() => redraw((n) => n + 1))
        .catch(() => setFailed(true)); // it may have arrived since the last draw
    }, []);
    const Part = found;
    if (Part) return <Part {...props} />;
    return hasFailed ? <LoadError /> : <Waiting />;
  };
  return Object.assign(Loaded, { fetch });
}

/** The server cannot be reached, or has a newer version whose files have other names. */
function LoadError() {
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
