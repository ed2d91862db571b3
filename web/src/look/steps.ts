/** A large page is put up piece by piece: in between it can be drawn, and hears what somebody does. */
import { useLayoutEffect, useState } from "preact/hooks";

/** 0 at first, and one more with each piece of work, up to `last`. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    if (step < last) return soon(() => setStep(step + 1));
  }, [step]);
  return step;
}

/** When what waits has had its turn. A timer would be held back in a page that is not looked at. */
function soon(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(0);
  return () => port1.close();
}
