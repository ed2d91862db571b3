/** Language, theme, speed, how moves are made, sounds, help. Changes apply at once, without a reload. */

import { choose, LANGUAGES, type Language, language, NAMES } from "../../i18n/language";
import { say } from "../../i18n/say";
import { COMMITS, commits, FORCED, forced, pace, SPEEDS, sounds, speedOf, THEMES, theme } from "../settings";
import { sound } from "../sound";
import { forgetTold, notes, warnings } from "../told";
import { notify } from "./notices";

export function SettingsForm() {
  return (
    <div class="wishes">
      <label>
        {say("web-language")}
        <select value={language.value} onChange={(event) => void choose(event.currentTarget.value as Language)}>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <Setting
        name="theme"
        options={THEMES}
        value={theme.value}
        words={(each) => say(`web-theme-${each}`)}
        set={(each) => (theme.value = each)}
      />
      <Setting
        name="speed"
        options={SPEEDS.map((speed) => speed.name)}
        value={speedOf(pace.value).name}
        words={(each) => say(`web-speed-${each}`)}
        set={(each) => (pace.value = SPEEDS.find((speed) => speed.name === each)!.pace)}
      />
      <Setting
        name="commits"
        options={COMMITS}
        value={commits.value}
        words={(each) => say(`web-commits-${each}`)}
        set={(each) => (commits.value = each)}
      />
      <Setting
        name="forced"
        options={FORCED}
        value={forced.value}
        words={(each) => say(`web-forced-${each}`)}
        set={(each) => (forced.value = each)}
      />
      {forced.value !== "never" && <p class="hint">{say("web-forced-hint")}</p>}
      <label class="check">
        <input type="checkbox" checked={sounds.value} onChange={(event) => setSounds(event.currentTarget.checked)} />
        {say("web-sounds")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          data-test="notes"
          checked={notes.value}
          onChange={(event) => (notes.value = event.currentTarget.checked)}
        />
        {say("web-notes")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          data-test="warnings"
          checked={warnings.value}
          onChange={(event) => (warnings.value = event.currentTarget.checked)}
        />
        {say("web-warnings")}
      </label>
      <button data-test="help-again" onClick={tellAgain}>
        {say("web-help-again")}
      </button>
    </div>
  );
}

function tellAgain(): void {
  forgetTold();
  [notes.value, warnings.value] = [true, true];
  notify(say("web-help-again-done"));
}

interface SettingProps<T extends string> {
  name: "theme" | "speed" | "commits" | "forced";
  options: readonly T[];
  value: string;
  words: (option: T) => string;
  set: (option: T) => void;
}

function Setting<T extends string>({ name, options, value, words, set }: SettingProps<T>) {
  return (
    <label>
      {say(`web-${name}`)}
      <select value={value} data-setting={name} onChange={(event) => set(event.currentTarget.value as T)}>
        {options.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Play a sound when the player switches sounds on. */
function setSounds(wanted: boolean): void {
  sounds.value = wanted;
  sound("turn");
}
