import { linkSecrets, route } from "./browser/route";
import { prefetchLog } from "./table/store/prefetch";
import { Dialogs } from "./ui/controls/dialog";
import { Notices } from "./ui/controls/notices";
import { lazy } from "./ui/render/lazy";

const Start = lazy(() => import("./pages/start").then((module) => module.Start));
const About = lazy(() => import("./pages/about").then((module) => module.About));
const RulesPage = lazy(() => import("./pages/rules").then((module) => module.RulesPage));
const LinkDevice = lazy(() => import("./pages/link-device").then((module) => module.LinkDevice));
const VerifyPage = lazy(() => import("./verify/page").then((module) => module.VerifyPage));
const TablePage = lazy(() => import("./table/page").then((module) => module.TablePage));

export function App() {
  return (
    <>
      <Page />
      <Dialogs />
      <Notices />
    </>
  );
}

/** The page that is wanted first is fetched beside the words, not after them. */
export function fetchFirst(): void {
  const pages = { table: TablePage, about: About, rules: RulesPage, verify: VerifyPage, start: Start };
  const at = route.value;
  pages[at.page].fetch().catch(() => undefined); // asked for again when it is shown
  const { invite, seat, code } = linkSecrets.value;
  if (at.page === "table" && !invite && !seat && !code) prefetchLog(at.id, at.screen);
}

function Page() {
  const at = route.value;
  if (at.page === "verify") return <VerifyPage />;
  if (linkSecrets.value.code) return <LinkDevice code={linkSecrets.value.code} />;
  if (at.page === "table") return <TablePage key={at.id} id={at.id} screen={at.screen} />;
  if (at.page === "about") return <About />;
  if (at.page === "rules") return <RulesPage game={at.game} clause={at.clause} />;
  return <Start />;
}
