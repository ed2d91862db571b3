/** A value that is shown a little later than it is known. */
import { useEffect, useState } from "preact/hooks";

/** Return the value of the last draw until `delay` milliseconds have passed since this one came. */
export function useDelayed<T>(value: T, delay: number): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (!delay) return setShown(value);
    const timer = setTimeout(() => setShown(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return delay ? shown : value;
}
