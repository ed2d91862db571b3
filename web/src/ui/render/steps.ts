/** A large page is put up piece by piece: in between it can be drawn, and hears what somebody does. */
import { useLayoutEffect, useState } from "preact/hooks";

/** 0 at first, and one more with each piece of work, up to `last`. Each is laid out by itself, or a frame would have to lay out all at once. */
export function useRenderSteps(last: number): number {
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    if (step < last) return runSoon(layOut, () => setStep(step + 1));
  }, [step]);
  return step;
}

/** To ask for a size is to lay out what is new. */
function layOut(): void {
  void document.body.offsetHeight;
}

/** One after the other, each when what waits has had its turn. A timer would be held back in a page that is not looked at. */
export function runSoon(...works: (() => void)[]): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const work = works.shift();
    if (works.length) port2.postMessage(0);
    else port1.close();
    work?.();
  };
  port2.postMessage(0);
  return () => port1.close();
}
