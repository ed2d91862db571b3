import { linkSecrets, route } from "./browser/route";
import { prefetchLog } from "./table/store/prefetch";
import { Dialogs } from "./ui/controls/dialog";
import { Notices } from "./ui/controls/notices";
import { lazy } from "./ui/render/lazy";

const Start = lazy(() => import("./pages/start").then((module) => module.Start));
const About = lazy(() => import("./pages/about").then((module) => module.About));
const RulesPage = lazy(() => import("./pages/rules").then((module) => module.RulesPage));
const HowToPage = lazy(() => import("./pages/how-to-page").then((module) => module.HowToPage));
const LinkDevice = lazy(() => import("./pages/link-device").then((module) => module.LinkDevice));
const LearnPage = lazy(() => import("./learn/learn-page").then((module) => module.LearnPage));
const VerifyPage = lazy(() => import("./verify/verify-page").then((module) => module.VerifyPage));
const TablePage = lazy(() => import("./table/table-page").then((module) => module.TablePage));

export function App() {
  return (
    <>
      <Page />
      <Dialogs />
      <Notices />
    </>
  );
}

/** Fetch the code of the first page at the same time as the messages, not after them. */
export function fetchFirstPage(): void {
  const pages = {
    learn: LearnPage,
    table: TablePage,
    about: About,
    rules: RulesPage,
    "how-to-play": HowToPage,
    verify: VerifyPage,
    start: Start,
  };
  const current = route.value;
  pages[current.page].fetch().catch(() => undefined); // fetched again when the page is drawn
  const { invite, seat, code } = linkSecrets.value;
  if (current.page === "table" && !invite && !seat && !code) prefetchLog(current.id, current.screen);
}

function Page() {
  const current = route.value;
  if (current.page === "verify") return <VerifyPage />;
  if (linkSecrets.value.code) return <LinkDevice code={linkSecrets.value.code} />;
  if (current.page === "table") return <TablePage key={current.id} id={current.id} screen={current.screen} />;
  if (current.page === "learn") return <LearnPage game={current.game} lesson={current.lesson} />;
  if (current.page === "about") return <About />;
  if (current.page === "rules") return <RulesPage game={current.game} clause={current.clause} />;
  if (current.page === "how-to-play") return <HowToPage key={current.game} game={current.game} />;
  return <Start />;
}
