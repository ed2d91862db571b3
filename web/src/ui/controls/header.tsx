/** The header of every page but a table: home, language, settings. */
import { choose, LANGUAGES, type Language, language, NAMES } from "../../i18n/language";
import { say } from "../../i18n/say";
import { UiIcon } from "../drawings/ui-icon";
import { useFocusHeading } from "../render/focus-heading";
import { showDialog } from "./dialog";
import { Link } from "./link";
import { SettingsForm } from "./settings-form";

export function Header() {
  useFocusHeading();
  return (
    <header class="page-head">
      <div class="page-head-row">
        <Link to={{ page: "start" }} class="wordmark">
          Pelagos
        </Link>
        <nav aria-label={say("web-nav")}>
          <select
            class="languages"
            aria-label={say("web-language")}
            value={language.value}
            onChange={(event) => void choose(event.currentTarget.value as Language)}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {NAMES[each]}
              </option>
            ))}
          </select>
          <button
            class="quiet"
            aria-label={say("web-settings")}
            title={say("web-settings")}
            onClick={() =>
              showDialog(
                () => say("web-settings"),
                () => <SettingsForm />,
              )
            }
          >
            <UiIcon name="gear" />
          </button>
        </nav>
      </div>
      <div class="greek-key" aria-hidden="true" />
    </header>
  );
}
