/** The choice of who goes first, in games whose rules leave it open. */
import { say } from "../i18n/say";
import type { TableInfo } from "../net/shapes";

export type First = TableInfo["first"];

interface Props {
  seats: number;
  value: First;
  choose: (first: First) => void;
}

export function FirstPlayer({ seats, value, choose }: Props) {
  const options: First[] = ["lot", "winner", ...Array(seats).keys()];
  const chosen = options.indexOf(value); // a number stands for a seat, so it cannot be the value of an option itself
  return (
    <label class="first-player">
      {say("web-first")}
      <select value={String(chosen)} onChange={(event) => choose(options[Number(event.currentTarget.value)]!)}>
        {options.map((first, i) => (
          <option key={first} value={String(i)}>
            {typeof first === "number" ? say("web-seat", { number: first + 1 }) : say(`web-first-${first}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
