/** Build a large page in steps, so that the browser can paint and react to input in between. */
import { useLayoutEffect, useState } from "preact/hooks";

/** Return the step of the page: 0 at first, then one more with each task, up to `last`. Each step is laid out by itself, or one
frame would have to lay out everything. */
export function useRenderSteps(last: number): number {
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    if (step < last) return runSoon(forceLayout, () => setStep(step + 1));
  }, [step]);
  return step;
}

/** Reading a size makes the browser lay out what is new. */
function forceLayout(): void {
  void document.body.offsetHeight;
}

/** Run functions one after the other, each in a task of its own. Return a function that cancels the rest. Timers would be
slowed down in a hidden page. */
export function runSoon(...tasks: (() => void)[]): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const task = tasks.shift();
    if (tasks.length) port2.postMessage(0);
    else port1.close();
    task?.();
  };
  port2.postMessage(0);
  return () => port1.close();
}
