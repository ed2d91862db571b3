/** A number between two limits, with a minus and a plus button. */
import { say } from "../../i18n/say";

export function Stepper(props: {
  name: string;
  value: number;
  low: number;
  high: number;
  on: (value: number) => void;
}) {
  const { name, value, low, high, on } = props;
  return (
    <div class="stepper" role="group" aria-label={name}>
      <span class="caption">{name}</span>
      <button
        disabled={value <= low}
        aria-label={say("web-fewer", { name })}
        data-test="fewer"
        onClick={() => on(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        disabled={value >= high}
        aria-label={say("web-one-more", { name })}
        data-test="more"
        onClick={() => on(value + 1)}
      >
        +
      </button>
    </div>
  );
}
