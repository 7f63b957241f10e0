import { describe, expect, it } from "vitest";
import {
  countCells,
  isFull,
  type KillCell,
  type KillTable,
  mergeKillTables,
  toothless,
} from "./kill-table.ts";
import { killTableMarkdown, renderKillTable } from "./render-kill-table.ts";

function cell(verdict: KillCell["verdict"]): KillCell {
  return { saboteur: `made-${verdict}`, fault: "Splits at | and <br>.", verdict, reason: "because" };
}

function table(cells: KillCell[], rest: Partial<KillTable> = {}, baseline: string | null = null): KillTable {
  const adapters = [{ adapter: "one", invariants: [{ invariant: "INV-A", baseline, cells }] }];
  return { schemaVersion: 1, seed: 1, runs: 10, adapters, toothless: [], ...rest };
}

describe("isFull", () => {
  it("holds when all that applies is caught", () => {
    expect(isFull(table([cell("caught"), cell("not-applicable")]))).toBe(true);
  });

  it.each([
    ["a saboteur survives", table([cell("caught"), cell("survived")])],
    ["the adapter itself fails", table([cell("caught")], {}, "it fails")],
    ["an invariant has no saboteur", table([cell("caught")], { toothless: ["INV-B"] })],
    ["there is no adapter", table([], { adapters: [] })],
  ])("does not hold when %s", (_name, bad) => {
    expect(isFull(bad)).toBe(false);
  });
});

describe("toothless", () => {
  it("names what no saboteur could be put to", () => {
    const { adapters } = table([cell("not-applicable")]);
    expect(toothless(["INV-A", "INV-B"], adapters)).toEqual(["INV-A", "INV-B"]);
    expect(toothless(["INV-A"], table([cell("survived")]).adapters)).toEqual([]);
  });
});

describe("mergeKillTables", () => {
  const older = table([cell("survived")], { toothless: ["INV-B", "INV-C"] });
  const newer = (name: string, rest: Partial<KillTable> = {}) =>
    table([cell("caught")], {
      adapters: [{ adapter: name, invariants: [] }],
      toothless: ["INV-B", "INV-D"],
      ...rest,
    });

  it("keeps what was said of other adapters, and puts the new in the place of the old", () => {
    const merged = mergeKillTables(older, newer("another"));
    expect(merged.adapters.map(({ adapter }) => adapter)).toEqual(["another", "one"]);
    expect(merged.adapters[1]).toEqual(older.adapters[0]);
  });

  it("replaces the rows of the named invariants, and keeps the adapter's other rows", () => {
    const row = (invariant: string, verdict: KillCell["verdict"]) => ({
      invariant,
      baseline: null,
      cells: [cell(verdict)],
    });
    const some = newer("one", { adapters: [{ adapter: "one", invariants: [row("INV-C", "caught")] }] });
    const both = mergeKillTables(older, some);
    expect(both.adapters[0]!.invariants).toEqual([row("INV-A", "survived"), row("INV-C", "caught")]);
    const again = newer("one", { adapters: [{ adapter: "one", invariants: [row("INV-A", "caught")] }] });
    expect(mergeKillTables(both, again).adapters[0]!.invariants).toEqual([
      row("INV-A", "caught"),
      row("INV-C", "caught"),
    ]);
  });

  it("calls toothless what neither has a tooth for", () => {
    expect(mergeKillTables(older, newer("another")).toothless).toEqual(["INV-B"]);
  });

  it("keeps nothing that was made with another seed", () => {
    const other = newer("another", { seed: 2 });
    expect(mergeKillTables(older, other)).toBe(other);
  });
});

describe("rendering", () => {
  const bad = table(
    [cell("caught"), cell("survived"), cell("not-applicable")],
    { toothless: ["INV-B"] },
    "it fails",
  );

  it("counts and shows each saboteur, a survivor in capitals", () => {
    expect(countCells(bad)).toEqual({ caught: 1, survived: 1, "not-applicable": 1 });
    const text = renderKillTable(bad);
    expect(text).toMatch(/SURVIVED +made-survived/);
    expect(text).toContain("one itself does not pass INV-A: it fails");
    expect(text).toContain("INV-B has no saboteur that applies");
    expect(text).toContain("kill table NOT full: 1 caught, 1 survived, 1 not applicable");
  });

  it("makes a matrix of what was caught, and says in words what is wrong", () => {
    const lines = killTableMarkdown(bad).split("\n");
    expect(lines).toContain("| invariant | saboteurs | one |");
    expect(lines).toContain("| INV-A | 3 | 1/2 |");
    expect(lines).toContain("- INV-B has no saboteur that applies");
    expect(lines.join("\n")).toMatch(/- one INV-A: made-survived SURVIVED\. /);
    const none = killTableMarkdown(table([cell("not-applicable")]));
    expect(none.split("\n")).toContain("| INV-A | 1 | - |");
  });
});
