/** A number that counts up to its new value while cards arrive. It counts down at once. */
import { useEffect, useState } from "preact/hooks";
import { isStill, pace } from "../settings";

const FIRST = 350; // milliseconds until the first card arrives, at the normal pace
const NEXT = 110; // until the next

export function CountUp({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const isCounting = shown < value && !isStill.value;
  useEffect(() => {
    if (shown === value) return;
    if (!isCounting) return setShown(value);
    let next = shown;
    const count = () => {
      setShown(++next);
      if (next < value) timer = setTimeout(count, NEXT * pace.value);
    };
    let timer = setTimeout(count, FIRST * pace.value);
    return () => clearTimeout(timer);
  }, [value]);
  return <b>{String(isCounting ? shown : value)}</b>;
}
