/** The whole state in sentences, for those who listen. */
import { listed, nameOf, say } from "../../i18n/say";
import { chartOf } from "./model/map-data";
import {
  GOAL, adventureName, cardsOf, courseWords, godName, isBlind, islandWords, powerOf, roundWords, spaceWords, worthOf,
  type Sight,
} from "./state-text";
import { wantedWords } from "./prompt";

export function describe(seen: Sight): string[] {
  return [
    roundWords(seen), wantedWords(seen), courseWords(seen), ...(isBlind(seen) ? [say("web-odysseus-blind")] : []), ...mine(seen),
    ...seen.names.map((_, seat) => say("web-odysseus-player", playerOf(seen, seat))), ...spaces(seen), ...adventures(seen), say("web-odysseus-stack", { count: seen.view.stack }),
    ...islands(seen),
  ];
}

function mine(seen: Sight): string[] {
  if (seen.you < 0) return [];
  const { view } = seen;
  const { kinds, adventures: words } = chartOf(seen.game);
  const cards = view.hand.flatMap((count, kind) => (count ? [cardsOf(kinds[kind]!, count)] : []));
  const worths = words
    .map((word, i) => ({ word, points: worthOf(seen, i) }))
    .filter((each) => each.points)
    .sort((a, b) => b.points - a.points)
    .map(({ word, points }) => say("odysseus-worth", { name: nameOf("adventure", word), points }));
  const found = [say("web-odysseus-hand", { count: cards.length, cards: listed(cards) })];
  if (worths.length) found.push(say("web-odysseus-task", { worths: listed(worths) }), say("web-odysseus-score", { points: view.points[seen.you]!, goal: GOAL }));
  return found;
}

/** What is to be said of somebody. */
export type Player = ReturnType<typeof playerOf>;

export function playerOf(seen: Sight, seat: number) {
  return {
    who: seen.names[seat]!, you: seat === seen.you ? "yes" : "no", god: godName(seen, seat), count: seen.view.hand_sizes[seat]!,
    power: powerOf(seen.view, seat),
  };
}

function spaces(seen: Sight): string[] {
  return seen.view.spaces.map((_, space) => spaceWords(seen, space));
}

function adventures(seen: Sight): string[] {
  const { done, disks, reserve } = seen.view;
  return done.map((count, i) => {
    const onMap = disks.filter((disk) => disk === i).length;
    return say("web-odysseus-adventure", { name: adventureName(seen, i), done: count, map: onMap, reserve: reserve[i]!, worth: worthOf(seen, i) });
  });
}

function islands(seen: Sight): string[] {
  return seen.view.disks.map((_, i) => islandWords(seen, i));
}
