import { complain } from "../look/notice";
import { go } from "../route";
import { listed, say } from "../say/say";
import type { Seen } from "./face";

export function Over({ seen }: { seen: Seen<unknown> }) {
  const { winners, rematch, status } = seen.update.table;
  const again = () => {
    if (rematch) go({ page: "table", id: rematch, screen: false });
    else seen.table.send({ do: "rematch" }).catch(complain);
  };
  return (
    <div class="over">
      <h2>{status === "over" ? say("web-winners", { who: listed(winners.map((seat) => seen.names[seat] ?? "")), count: winners.length }) : say("web-closed")}</h2>
      {status === "over" && (seen.you >= 0 || rematch) && <button class="main" onClick={again}>{say(rematch ? "web-go-rematch" : "web-rematch")}</button>}
    </div>
  );
}
