import { describe, expect, test } from "vitest";
import {
  countsByName,
  moveOf,
  newPlan,
  type Plan,
  reasonAgainst,
  remaining,
  stepFor,
  stepNamed,
  stepsOf,
  withCounts,
  withOption,
} from "../src/table/choices/plan";
import { cards, choicesWith, target } from "./kit/choices";

const HAND = { objection: 2, temple: 1, zeus: 2 };
const PAY = cards("pay", "discard", HAND);
const BID = cards("lay", "lay", { objection: 2, zeus: 2 }, { most: 4, end: "done" });
// 1: target, 2: a bid, 3: a bid after a payment, 4: a temple, 5: a goal after a payment, 6: colours
const CHOICES = choicesWith(
  { agree: 0, object: 1, build: 4, exchange: 6, support: undefined },
  [target("place", "object", { delos: 2, pylos: 3, troy: 2 })],
  [BID],
  [PAY, BID],
  [cards("lay", "lay", { temple: 1, zeus: 2 }, { least: 2, most: 2 }), { ...PAY, least: 2, most: 2 }],
  [PAY, { name: "return", of: "goal", options: [{ what: "dido", words: "return dido" }] }],
  [target("colour", "exchange", { green: 5, red: 5 })],
);

const chosen = (verb: string, ...choices: [kind: string, what: string][]): Plan =>
  choices.reduce((plan, [kind, what]) => withOption(CHOICES, plan, kind, what), newPlan(verb));
const kindsOf = (plan: Plan) => stepsOf(CHOICES, plan).map(({ part }) => part.name);

describe("the steps of a plan", () => {
  test("a verb without parts is a whole move", () => expect(moveOf(CHOICES, newPlan("agree"))).toBe("agree"));

  test("a verb that is not possible makes no move, and has a reason", () => {
    expect(moveOf(CHOICES, newPlan("support"))).toBeUndefined();
    expect(reasonAgainst(CHOICES, "support")).toMatchObject({ name: "refused-turn", clause: "U3.3" });
    expect(reasonAgainst(CHOICES, "agree")).toBeUndefined();
  });

  test("they end at a part that decides what follows", () => {
    expect(kindsOf(newPlan("object"))).toEqual(["target"]);
    expect(kindsOf(chosen("object", ["place", "delos"]))).toEqual(["target", "lay"]);
    expect(kindsOf(chosen("object", ["place", "pylos"]))).toEqual(["target", "pay", "lay"]);
  });

  test("they go on if all options are followed by the same parts", () => {
    expect(kindsOf(newPlan("exchange"))).toEqual(["target", "pay", "return"]);
    const plan = withOption(CHOICES, chosen("exchange", ["goal", "dido"]), "colour", "red");
    expect(moveOf(CHOICES, withCounts(CHOICES, plan, 1, [0, 0, 1]))).toBe("exchange red discard zeus return dido");
  });

  test("parts that follow an option come before the other parts", () => {
    const choices = choicesWith({ object: 1 }, [target("place", "object", { delos: 2 }), PAY], [BID]);
    const names = stepsOf(choices, newPlan("object")).map(({ part }) => part.name);
    expect(names).toEqual(["target", "lay", "pay"]);
  });

  test("as few cards as possible are laid, and Zeus only if needed", () => {
    expect(moveOf(CHOICES, chosen("object", ["place", "delos"]))).toBe("object delos lay objection done");
    expect(countsByName(stepNamed(stepsOf(CHOICES, newPlan("build")), "lay"))).toEqual({ temple: 1, zeus: 1 });
  });

  test("the only option of a part is chosen", () => {
    expect(stepFor(stepsOf(CHOICES, newPlan("exchange")), "goal")).toMatchObject({ counts: [1], isDone: true });
  });

  test("the only card is not paid before the player chooses it", () => {
    const choices = choicesWith({ remove: 1 }, [cards("pay", "discard", { wind: 1 })]);
    expect(stepsOf(choices, newPlan("remove"))[0]).toMatchObject({ counts: [0], isDone: false });
  });

  test("a card that one part takes is missing in the others", () => {
    const steps = stepsOf(CHOICES, newPlan("build"));
    const pay = stepNamed(steps, "pay")!;
    expect(pay.part.options.map((option) => remaining(pay.part, option, [steps[0]!]))).toEqual([2, 0, 1]);
  });
});

describe("another choice", () => {
  test("keeps what does not depend on it", () => {
    const bid = withCounts(CHOICES, chosen("object", ["place", "delos"]), 1, [2, 1]);
    expect(moveOf(CHOICES, withOption(CHOICES, bid, "place", "troy"))).toBe(
      "object troy lay objection lay objection lay zeus done",
    );
  });

  test("drops what does", () => {
    const bid = withCounts(CHOICES, chosen("object", ["place", "delos"]), 1, [2, 1]);
    const steps = stepsOf(CHOICES, withOption(CHOICES, bid, "place", "pylos"));
    expect(stepNamed(steps, "pay")!.counts).toEqual([0, 0, 0]);
  });

  test("can be made for a late part first", () => {
    const plan = withCounts(CHOICES, newPlan("build"), 1, [2, 0, 0]);
    expect(moveOf(CHOICES, plan)).toBe("build lay temple lay zeus discard objection discard objection");
  });

  test("of a thing that is no option changes nothing", () => {
    const plan = chosen("object", ["place", "delos"]);
    expect(withOption(CHOICES, plan, "place", "sirens")).toBe(plan);
  });
});

test("a thing that cannot be chosen has its own reason", () => {
  const reason = { name: "no-route", args: { ship: "troy" }, clause: "U6.1" };
  const part = {
    ...target("place", "propose", { delos: 0 }),
    barred: [{ what: ["dido", "sibyl"], reason, by: "place" }],
  };
  const choices = choicesWith({ propose: 1 }, [part]);
  expect(reasonAgainst(choices, "propose", "sibyl")?.args).toEqual({ ship: "troy", place: "sibyl" });
  expect(reasonAgainst(choices, "propose", "delos")).toBeUndefined();
});
