/** The whole state of the game in sentences, for the tab "In words" and screen readers. */
import { joinList, nameOf, say } from "../../i18n/say";
import type { Slot } from "../../net/shapes";
import { isDiscussionOpen } from "./dock/discussion";
import { promptText } from "./dock/dock";
import type { UlyssesSnapshot } from "./model/game-plan";
import { mapDataOf, stepsFrom } from "./model/map-data";
import { COLOURS, handOf, hasPlace, hasSeat, SIDES, total } from "./model/vocabulary";
import { cardsInWords, colourName, placeLabel } from "./names";

export function describe(snapshot: UlyssesSnapshot): string[] {
  return [
    ...voyage(snapshot),
    ...discussion(snapshot),
    ...ownCards(snapshot),
    ...otherPlayers(snapshot),
    promptText(snapshot),
  ].filter(Boolean);
}

function voyage({ view, game, names }: UlyssesSnapshot): string[] {
  const { places } = mapDataOf(game);
  const ship = places[view.ship]!;
  const near = ship.near.map((number) => placeLabel(places[number]!));
  const plagued = places.filter((place) => hasPlace(view.plagued, place.number)).map(placeLabel);
  return [
    say("web-ulysses-tell-turn", {
      turn: view.turn,
      who: names[view.active] ?? "",
      you: view.active === view.who ? "yes" : "no",
    }),
    say("web-ulysses-tell-ship", { place: placeLabel(ship), colour: colourName(ship.colour), near: joinList(near) }),
    plagued.length ? say("web-ulysses-tell-plagues", { places: joinList(plagued) }) : say("web-ulysses-tell-no-plague"),
  ];
}

function discussion(snapshot: UlyssesSnapshot): string[] {
  const { view, game, names } = snapshot;
  if (!isDiscussionOpen(snapshot)) return [];
  const { places } = mapDataOf(game);
  const sentences = SIDES.flatMap((side, number) => {
    const place = places[view[side]];
    if (!place) return [];
    const people = names.filter((_, seat) => view.sides[seat] === number);
    const cards = view.laid_cards[number]!.reduce((a, b) => a + b, 0);
    return say("web-ulysses-tell-side", {
      side: nameOf("side", side),
      place: placeLabel(place),
      cards,
      people: joinList(people),
      leads: view.leader === number ? "yes" : "no",
      need: view.needs[number]!,
    });
  });
  const passed = names.filter((_, seat) => hasSeat(view.out, seat));
  return passed.length
    ? [...sentences, say("web-ulysses-passed", { names: joinList(passed), count: passed.length })]
    : sentences;
}

function ownCards({ view, game, you }: UlyssesSnapshot): string[] {
  if (you < 0) return [];
  const { places } = mapDataOf(game);
  const steps = stepsFrom(mapDataOf(game), view.ship);
  const hand = handOf(view.hand);
  const goals = view.goals[you]!.filter((slot) => slot.goal >= 0).map(({ goal, shown }) =>
    shown
      ? say("web-ulysses-tell-goal-reached", { place: placeLabel(places[goal]!) })
      : say("web-ulysses-tell-goal", { place: placeLabel(places[goal]!), steps: steps[goal]! }),
  );
  const count = total(hand);
  const held = count
    ? say("web-ulysses-tell-hand", { count, cards: cardsInWords(hand) })
    : say("web-ulysses-tell-no-hand");
  return [held, say("web-ulysses-tell-temples", { count: view.temples[you]! }), ...goals];
}

function otherPlayers({ view, game, names, you }: UlyssesSnapshot): string[] {
  return names.flatMap((who, seat) => {
    if (seat === you) return [];
    const line = say("web-ulysses-tell-player", { who, temples: view.temples[seat]!, cards: view.hand_sizes[seat]! });
    return [line, ...goalsOf(view.goals[seat]!, who, game)];
  });
}

function goalsOf(slots: Slot[], who: string, game: UlyssesSnapshot["game"]): string[] {
  const { places } = mapDataOf(game);
  const shown = slots.filter((slot) => slot.shown).map((slot) => placeLabel(places[slot.goal]!));
  const hidden = slots
    .filter((slot) => !slot.shown && COLOURS[slot.colour])
    .map((slot) => colourName(COLOURS[slot.colour]));
  const sentences = shown.length ? [say("web-ulysses-tell-reached", { who, places: joinList(shown) })] : [];
  return hidden.length
    ? [...sentences, say("web-ulysses-tell-hidden", { who, colours: joinList(hidden), count: hidden.length })]
    : sentences;
}
