import { describe, expect, it } from "vitest";
import { type CheckIdentity, type PlanInput, plan } from "./plan.ts";
import { EVERYTHING } from "./selection.ts";

const checks: CheckIdentity[] = [
  { invariant: "INV-CLI-ERR-001", name: "table", scope: "fixture" },
  { invariant: "INV-CLI-PARSE-010", name: "cost", scope: "corpus" },
  { invariant: "INV-CLI-PARSE-005", name: "order", scope: "fixture" },
  { invariant: "INV-CLI-PARSE-005", name: "cuts", scope: "fixture" },
];
const fixtures: PlanInput["fixtures"] = [
  { id: "p/1/a", outputFormat: "json" },
  { id: "p/1/b", outputFormat: "text" },
];
const input: PlanInput = {
  checks,
  fixtures,
  outputFormats: ["json", "text"],
  selection: EVERYTHING,
  seed: 1,
};
const names = (changes: Partial<PlanInput>) =>
  plan({ ...input, ...changes }).map(({ fixture, check }) => `${fixture ?? "corpus"} ${check}`);

describe("plan", () => {
  it("goes fixture by fixture in the order of the contract, and looks at the corpus last", () => {
    expect(names({})).toEqual([
      "p/1/a cuts",
      "p/1/a order",
      "p/1/a table",
      "p/1/b cuts",
      "p/1/b order",
      "p/1/b table",
      "corpus cost",
    ]);
  });

  it("does not depend on the order in which checks are found", () => {
    expect(plan({ ...input, checks: checks.toReversed() })).toEqual(plan(input));
  });

  it("gives each case a seed of its own that a selection does not change", () => {
    const all = plan(input);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(all.length);
    const [alone] = plan({ ...input, selection: { ...EVERYTHING, check: "cuts", case: "p/1/b" } });
    expect(alone).toEqual(all.find(({ check, fixture }) => check === "cuts" && fixture === "p/1/b"));
    expect(plan({ ...input, seed: 2 })[0]?.seed).not.toBe(all[0]?.seed);
  });

  it("marks the cases of a format that the adapter does not list", () => {
    const marked = plan({ ...input, outputFormats: ["json"] }).filter((one) => one.unsupported !== undefined);
    expect(marked.map(({ fixture }) => fixture)).toEqual(["p/1/b", "p/1/b", "p/1/b"]);
    expect(marked[0]?.unsupported).toContain("text");
  });

  it("selects invariants, a fixture, or the checks on the corpus", () => {
    const invariants = new Set(["INV-CLI-ERR-001"]);
    expect(names({ selection: { ...EVERYTHING, invariants } })).toEqual(["p/1/a table", "p/1/b table"]);
    expect(names({ selection: { ...EVERYTHING, case: "corpus" } })).toEqual(["corpus cost"]);
  });

  it("cuts the cases into shards that together are the whole", () => {
    const shards = [1, 2, 3, 4].map((index) =>
      names({ selection: { ...EVERYTHING, shard: { index, count: 4 } } }),
    );
    expect(shards.flat().sort()).toEqual(names({}).sort());
    expect(shards[3]).toEqual([]);
  });
});
