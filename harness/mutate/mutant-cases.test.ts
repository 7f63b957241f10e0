import { expect, it } from "vitest";
import type { Check } from "../checks/kit/check.ts";
import type { Fixture } from "../model/fixture.ts";
import { type CheckRecord, casesInTurn, isJudge } from "./mutant-cases.ts";

const check = (name: string, scope: "fixture" | "corpus" = "fixture", invariant = "INV-CLI-PARSE-002") =>
  ({ invariant, name, scope, run: async () => ({ verdict: "passed", inputs: 1 }) }) as Check;
const fixture = (id: string) => ({ id }) as Fixture;
const [A, B, CORPUS] = [check("a"), check("b"), check("corpus", "corpus")];
const fixtures = { changed: [fixture("x"), fixture("y")], others: [fixture("z")] };
const order = (records: ReadonlyMap<Check, CheckRecord> = new Map(), turn = 0) =>
  casesInTurn([A, B, CORPUS], fixtures, records, turn).map(
    (one) => `${one.check.name} ${one.fixture?.id ?? "-"}`,
  );

it("runs one case of each check in turn, and fixtures that the mutant changes before others", () => {
  expect(order()).toEqual(["a x", "b y", "corpus -", "a y", "b x", "a z", "b z"]);
});

it("begins with the checks that killed most for their time, and at another fixture in another turn", () => {
  const records = new Map([[B, { kills: 5, cases: 10, ms: 10 }]]);
  expect(order(records).slice(0, 2)).toEqual(["b x", "a y"]);
  expect(order(new Map(), 1)[0]).toBe("a y");
});

it("lets no measured time judge a mutant", () => {
  expect(isJudge(check("cost", "corpus", "INV-CLI-PARSE-010"))).toBe(false);
  expect(isJudge(A)).toBe(true);
});
