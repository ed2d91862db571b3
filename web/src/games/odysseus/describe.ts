/** The whole state of the game in sentences, for the tab "In words" and screen readers. */
import { joinList, nameOf, say } from "../../i18n/say";
import { mapDataOf } from "./model/map-data";
import { promptText } from "./prompt";
import {
  adventureName,
  cardsOf,
  courseWords,
  goalOf,
  godName,
  isCourseUncertain,
  islandWords,
  type OdysseusSnapshot,
  powerOf,
  roundWords,
  spaceWords,
  worthOf,
} from "./state-text";

export function describe(snapshot: OdysseusSnapshot): string[] {
  return [
    roundWords(snapshot),
    promptText(snapshot),
    courseWords(snapshot),
    ...(isCourseUncertain(snapshot) ? [say("web-odysseus-blind")] : []),
    ...ownCards(snapshot),
    ...snapshot.names.map((_, seat) => say("web-odysseus-player", playerArgs(snapshot, seat))),
    ...spaces(snapshot),
    ...adventures(snapshot),
    say("web-odysseus-stack", { count: snapshot.view.stack }),
    ...islands(snapshot),
  ];
}

function ownCards(snapshot: OdysseusSnapshot): string[] {
  if (snapshot.you < 0) return [];
  const { view } = snapshot;
  const { kinds, adventures: words } = mapDataOf(snapshot.game);
  const cards = view.hand.flatMap((count, kind) => (count ? [cardsOf(kinds[kind]!, count)] : []));
  const worths = words
    .map((word, i) => ({ word, points: worthOf(snapshot, i) }))
    .filter((each) => each.points)
    .sort((a, b) => b.points - a.points)
    .map(({ word, points }) => say("odysseus-worths-row", { adventures: nameOf("adventure", word), points }));
  const sentences = [say("web-odysseus-hand", { count: cards.length, cards: joinList(cards) })];
  if (worths.length)
    sentences.push(
      say("web-odysseus-task", { worths: joinList(worths) }),
      say("web-odysseus-score", { points: view.points[snapshot.you]!, goal: goalOf(snapshot) }),
    );
  return sentences;
}

/** Arguments of the message about a player. */
export type PlayerArgs = ReturnType<typeof playerArgs>;

export function playerArgs(snapshot: OdysseusSnapshot, seat: number) {
  return {
    who: snapshot.names[seat]!,
    you: seat === snapshot.you ? "yes" : "no",
    god: godName(snapshot, seat),
    count: snapshot.view.hand_sizes[seat]!,
    power: powerOf(snapshot.view, seat),
  };
}

function spaces(snapshot: OdysseusSnapshot): string[] {
  return snapshot.view.spaces.map((_, space) => spaceWords(snapshot, space));
}

function adventures(snapshot: OdysseusSnapshot): string[] {
  const { done, disks, reserve } = snapshot.view;
  return done.map((count, i) => {
    const onMap = disks.filter((disk) => disk === i).length;
    return say("web-odysseus-adventure", {
      name: adventureName(snapshot, i),
      done: count,
      map: onMap,
      reserve: reserve[i]!,
      worth: worthOf(snapshot, i),
    });
  });
}

function islands(snapshot: OdysseusSnapshot): string[] {
  return snapshot.view.disks.map((_, i) => islandWords(snapshot, i));
}
