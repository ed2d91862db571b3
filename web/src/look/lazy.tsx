/** Parts of the page that are fetched when they are first shown. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../say/say";

export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let found: FunctionComponent<P> | undefined;
  return function Lazy(props: P) {
    const [hasFailed, setFailed] = useState(false);
    const [, redraw] = useState(0);
    useEffect(() => {
      if (!found) load().then((part) => ((found = part), redraw((n) => n + 1))).catch(() => setFailed(true));
    }, []);
    const Part = found;
    if (hasFailed && !Part) return <Missing />;
    return Part ? <Part {...props} /> : <div class="loading" aria-busy="true" />;
  };
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
