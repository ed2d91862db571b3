/** The page that checks whether a deal was fair. verify.js checks the record; this page takes the record and shows the result. */
import { useEffect, useState } from "preact/hooks";
import { route } from "../browser/route";
import { keptRecord } from "../browser/storage";
import { isolateRtl } from "../i18n/event-formatter";
import { say } from "../i18n/say";
import { storedEntropy } from "../table/store/take-seat";
import { withMarkup } from "../ui/controls/clause";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { UiIcon } from "../ui/drawings/ui-icon";
import { type Head, type Verdict, verify } from "./verify.js";
import "../ui/styles/reading.css";
import "./verify.css";

const LONGEST_LINE = 1000; // no line of a genuine record is longer

interface Checked {
  text: string;
  verdict: Verdict;
}

export function VerifyPage() {
  const [checked, setChecked] = useState<Checked>();
  const [isChecking, setChecking] = useState(false);
  const title = say("web-verify");
  const kept = route.value.page === "verify" && route.value.table ? keptRecord(route.value.table) : "";
  useEffect(() => void (document.title = `${title} · Pelagos`), [title]);
  const check = async (text: string) => {
    setChecking(true);
    setChecked({ text, verdict: await verify(text) });
    setChecking(false);
  };
  useEffect(() => void (kept && check(kept)), []);
  return (
    <>
      <Header />
      <main class="verify reading">
        <div>
          <h1>{title}</h1>
          <p>{say("web-verify-intro")}</p>
          <p>{say("web-verify-private")}</p>
          {kept && <p>{say("web-verify-filled")}</p>}
          <RecordForm first={kept} check={check} />
          <div role="status" aria-busy={isChecking}>
            {isChecking ? <p>{say("web-verify-checking")}</p> : checked && <VerdictPanel {...checked} />}
          </div>
          {checked?.verdict.head?.commitment && <Promises head={checked.verdict.head} />}
        </div>
        <section>
          <h2>{say("web-verify-what")}</h2>
          <p>{say("web-verify-what-yes")}</p>
          <p>{withMarkup(say("web-verify-what-not"))}</p>
          <p>{say("web-verify-what-you")}</p>
        </section>
      </main>
      <Footer />
    </>
  );
}

/** Three ways to supply a record: a file, a file dropped anywhere, or its text. */
function RecordForm({ first, check }: { first: string; check: (text: string) => Promise<void> }) {
  const [text, setText] = useState(first);
  const open = async (file?: File) => file && check(await file.text());
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void open(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void check(`${text.trimEnd()}\n`); // the last newline is often lost in copying
  };
  return (
    <form class="given" onSubmit={submit}>
      <label class="button main">
        <input
          class="for-ears"
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
        {say("web-verify-open")}
      </label>
      <label for="record">{say("web-verify-paste")}</label>
      <textarea
        id="record"
        rows={8}
        spellcheck={false}
        autocomplete="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button>{say("web-verify-check")}</button>
    </form>
  );
}

function VerdictPanel({ text, verdict }: Checked) {
  return (
    <div class={`result ${verdict.ok ? "good" : "bad"}`}>
      <h2>
        <UiIcon name={verdict.ok ? "tick" : "close"} />
        {say(verdict.ok ? "web-verify-good" : "web-verify-bad")}
      </h2>
      {!verdict.ok && <p>{say(verdict.name, verdict.args)}</p>}
      {verdict.line > 0 && <RecordLine number={verdict.line} text={text.split("\n")[verdict.line - 1] ?? ""} />}
      <ul>
        {verdict.checks.map(({ name, args }) => (
          <li key={name}>
            <UiIcon name="tick" />
            <span>{say(name, args)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line of the record, as it is. */
function RecordLine({ number, text }: { number: number; text: string }) {
  return (
    <p class="line">
      <b>{say("web-verify-line", { line: number })}</b>
      <code>{text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)} …` : text}</code>
    </p>
  );
}

/** Compare the deal with what this browser noted when the server sent its commitment. */
function compare(head: Head): "fits" | "differs" | "unseen" {
  const mine = storedEntropy(head.commitment);
  if (!mine) return "unseen";
  return head.entropy.includes(mine) ? "fits" : "differs";
}

/** What only the players can compare with what they saw at the table. Their browsers do it for them. */
function Promises({ head }: { head: Head }) {
  return (
    <section class="promises">
      <h2>{say("web-verify-compare")}</h2>
      <p class={`kept ${compare(head)}`}>
        {compare(head) !== "unseen" && <UiIcon name={compare(head) === "fits" ? "tick" : "close"} />}{" "}
        {say(`web-verify-kept-${compare(head)}`)}
      </p>
      <dl>
        <div>
          <dt>{say("web-verify-commitment")}</dt>
          <dd>
            <code>{head.commitment}</code>
          </dd>
        </div>
        {head.entropy.map((number, seat) => (
          <div key={seat}>
            <dt>{say("web-verify-entropy", { letter: "ABCDEF"[seat]!, name: isolateRtl(head.names[seat]!) })}</dt>
            <dd>
              <code>{number}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
