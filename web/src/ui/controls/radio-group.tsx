/** Radio buttons that look like a row of buttons. */
interface Props<T> {
  name: string;
  label: string;
  options: readonly T[];
  value: T;
  words: (option: T) => string;
  choose: (option: T) => void;
}

export function RadioGroup<T extends string | number>(props: Props<T>) {
  return (
    <fieldset class="one-of">
      <legend>{props.label}</legend>
      <div>
        {props.options.map((option) => (
          <label key={option} class={option === props.value ? "chosen" : ""}>
            <input
              type="radio"
              name={props.name}
              value={String(option)}
              checked={option === props.value}
              onChange={() => props.choose(option)}
            />
            <span>{props.words(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
