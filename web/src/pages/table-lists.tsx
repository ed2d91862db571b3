/** Lists of tables: the player's own, those with a free seat, and finished ones. */
import { signal } from "@preact/signals";
import { HOME } from "../browser/home";
import { isolateRtl } from "../i18n/event-formatter";
import { language } from "../i18n/language";
import { hasMessage, joinList, nameOf, say } from "../i18n/say";
import { botName } from "../i18n/seat-names";
import { call } from "../net/api";
import { me } from "../net/identity";
import type { TableList, TableSummary } from "../net/shapes";
import { Link } from "../ui/controls/link";
import { UiIcon } from "../ui/drawings/ui-icon";

const mine = signal<TableSummary[]>([]);
const open = signal<TableSummary[]>([]);
const POLL_INTERVAL = 15_000; // milliseconds
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Poll the lists while the page is visible. Return a function that stops it. */
export function followTables(): () => void {
  const poll = () => {
    if (document.hidden) return;
    const ignoreError = () => undefined; // keep the old lists; the player's next action reports that the server is gone
    call<TableList>("GET", "tables")
      .then((rows) => (open.value = rows.tables))
      .catch(ignoreError);
    if (me.value)
      call<TableList>("GET", "me/tables")
        .then((rows) => (mine.value = rows.tables))
        .catch(ignoreError);
  };
  poll();
  const timer = setInterval(poll, POLL_INTERVAL);
  document.addEventListener("visibilitychange", poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", poll);
  };
}

export function MyTables() {
  const rows = me.value ? mine.value.filter((row) => row.status === "open" || row.status === "playing") : [];
  return <List title={say("web-my-tables")} rows={rows} class="my-tables" />;
}

export function OpenTables() {
  const known = new Set(me.value ? mine.value.map((row) => row.id) : []);
  return (
    <List title={say("web-open-tables")} rows={open.value.filter((row) => !known.has(row.id))} class="open-tables" />
  );
}

export function OverTables() {
  const rows = me.value ? mine.value.filter((row) => row.status === "over") : [];
  return <List title={say("web-over-tables")} rows={rows} class="over-tables" />;
}

function List(props: { title: string; rows: TableSummary[]; class: string }) {
  if (!props.rows.length) return null;
  return (
    <section class={`tables ${props.class}`}>
      <h2>{props.title}</h2>
      <ul>
        {props.rows.map((row) => (
          <li key={row.id} class={row.yours ? "yours" : ""}>
            <Link to={{ page: "table", id: row.id, screen: false }} class="table-link">
              <span class="game">{nameOf("game", row.game)}</span>
              <span class="names">{joinList(namesOf(row))}</span>
              <span class="state">{stateOf(row)}</span>
            </Link>
            {row.status === "over" && (
              <a
                class="button"
                href={new URL(`api/tables/${row.id}/record`, HOME).href}
                download={`pelagos-${row.game}-${row.id}.txt`}
                aria-label={say("web-record")}
                title={say("web-record")}
              >
                <UiIcon name="save" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesOf(row: TableSummary): string[] {
  return row.names.map((_, seat) => nameAt(row, seat)).filter(Boolean);
}

function nameAt(row: TableSummary, seat: number): string {
  const name = row.names[seat] ?? "";
  return hasMessage(`level-${name}`) ? botName(seat) : isolateRtl(name);
}

function winnersOf(row: TableSummary): string {
  return joinList(row.winners.map((seat) => nameAt(row, seat)));
}

function dayOf(when: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(when);
}

function stateOf(row: TableSummary): string {
  if (row.yours) return say("web-your-move");
  if (row.status === "open") return say("web-free-seats", { count: row.free });
  if (row.winners.length) return `${dayOf(row.changed)} · ${say("web-over-won", { who: winnersOf(row) })}`;
  return ago(row.changed);
}

function ago(when: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const past = when - Date.now();
  const [unit, size] = UNITS.find(([, length]) => -past >= length) ?? ["minute", 60_000];
  return format.format(Math.ceil(past / size), unit);
}
