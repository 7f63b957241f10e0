import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { knownContracts } from "../cli/commands/known-contracts.ts";
import { providers } from "../driver/registry.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import type { Summary } from "./summary.ts";

// The committed reports are of a tree that was certified, with every adapter and contract of the present one. That they
// are older than a fixture or a saboteur is no fault: reports/README.md says how they are brought up to date.

const read = (name: string) => readFile(join(PROJECT_ROOT, "reports", name), "utf8");

let ids: string[] = [];
beforeAll(async () => {
  ids = (await providers()).map(({ id }) => id);
});

describe("reports/summary.json", () => {
  let summary: Summary;
  beforeAll(async () => {
    summary = JSON.parse(await read("summary.json"));
  });

  it("has every built-in adapter and every contract", async () => {
    const [own] = summary.contracts;
    expect(own?.adapters.map(({ id }) => id)).toEqual(ids);
    const contracts = (await knownContracts()).map(({ name }) => name);
    expect(summary.contracts.map(({ contract }) => contract).toSorted()).toEqual(contracts.toSorted());
  });

  it("says that all of them are certified", () => {
    const verdicts = summary.contracts.flatMap(({ adapters }) => adapters.map(({ verdict }) => verdict));
    expect(verdicts.filter((verdict) => !verdict.startsWith("certified"))).toEqual([]);
  });
});

const MAX_MISSING_ROWS = 10;

describe("reports/teeth.md", () => {
  let page = "";
  beforeAll(async () => {
    page = await read("teeth.md");
  });

  it("has rows of invariants that are there, few are missing, and a column for each adapter", async () => {
    const [head = "", ...rows] = page.split("\n").filter((line) => line.startsWith("| "));
    expect(head).toBe(`| invariant | saboteurs | ${ids.join(" | ")} |`);
    const invariants = (await knownContracts()).flatMap((contract) =>
      contract.invariants.map(({ id }) => id),
    );
    const named = rows.flatMap((row) => /^\| (INV-[A-Z]+-[A-Z]+-\d+) \|/.exec(row)?.[1] ?? []);
    expect(named.filter((id) => !invariants.includes(id))).toEqual([]);
    // Who adds an invariant need not wait for the table; who forgets it for long is reminded.
    expect(invariants.filter((id) => !named.includes(id)).length).toBeLessThanOrEqual(MAX_MISSING_ROWS);
  });

  it("shows no survivor", () => {
    expect(page).toContain("Result: kill table full: ");
    expect(page).not.toContain("SURVIVED");
  });
});
