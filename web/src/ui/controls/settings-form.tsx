/** Language, theme, speed of the animations, sounds, help. Changes apply at once, without a reload. */

import { choose, LANGUAGES, type Language, language, NAMES } from "../../i18n/language";
import { say } from "../../i18n/say";
import { PACES, pace, sounds, THEMES, theme } from "../settings";
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
      <label>
        {say("web-theme")}
        <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value)}>
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {say(`web-theme-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say("web-pace")}
        <select value={String(pace.value)} onChange={(event) => (pace.value = Number(event.currentTarget.value))}>
          {PACES.map((each) => (
            <option key={each} value={String(each)}>
              {say(`web-pace-${String(each).replace(".", "-")}`)}
            </option>
          ))}
        </select>
      </label>
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

/** Play a sound when the player switches sounds on. */
function setSounds(wanted: boolean): void {
  sounds.value = wanted;
  sound("turn");
}
