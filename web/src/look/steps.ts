/** A large page is put up piece by piece: in between it is drawn, and hears what somebody does. */
import { useEffect, useState } from "preact/hooks";

/** 0 at first, and one more after each drawing, up to `last`. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => void (step < last && setStep(step + 1)), [step]);
  return step;
}
