/** A number between two bounds, by two buttons. */
import { say } from "../say/say";

export function Stepper(props: { name: string; value: number; low: number; high: number; on: (value: number) => void }) {
  const { name, value, low, high, on } = props;
  return (
    <div class="stepper" role="group" aria-label={name}>
      <span class="of">{name}</span>
      <button disabled={value <= low} aria-label={say("web-ulysses-fewer", { name })} onClick={() => on(value - 1)} data-test={`${name}-less`}>
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button disabled={value >= high} aria-label={say("web-ulysses-more", { name })} onClick={() => on(value + 1)} data-test={`${name}-more`}>
        +
      </button>
    </div>
  );
}
