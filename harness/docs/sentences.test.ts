import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadChecks } from "../checks/load-checks.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { readInvariants } from "../model/invariants.ts";
import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";

const contracts = readdirSync(join(PROJECT_ROOT, "harness", "hosts"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The rows of a contract's table: the cells behind the sentence. */
function rowsOf(contract: string): { invariant: string; check: string; saboteurs: string[] }[] {
  const page = readFileSync(join(PROJECT_ROOT, "contracts", contract, "v1/sentences.md"), "utf8");
  const [table = ""] = page.split("<!-- table: sentences -->").slice(1);
  return table
    .split("\n")
    .filter((line) => /\| INV-/.test(line))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()))
    .map(([, invariant = "", check = "", saboteurs = ""]) => ({
      invariant,
      check,
      saboteurs: saboteurs.split(", "),
    }));
}

const CHECK_FILES = new Map(
  ["cli", ...contracts].map((contract) => {
    const folder = join(PROJECT_ROOT, "harness/checks", contract);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return [contract, new Set(files.map((file) => basename(file, ".ts")))];
  }),
);

it.each([...CHECK_FILES.keys()])(
  "every check of %s that a sentence names is a file of its name",
  (contract) => {
    const files = CHECK_FILES.get(contract)!;
    expect(rowsOf(contract).filter(({ check }) => !files.has(check))).toEqual([]);
  },
);

/** The document of `cli/v1` has fewer sentences than the contract has invariants. */
it("contracts/cli/v1/sentences.md names invariants, checks and saboteurs that are there", async () => {
  const rows = rowsOf("cli");
  expect(rows.length).toBeGreaterThan(15);
  const checks = new Set((await loadChecks("cli")).map(({ invariant, name }) => `${invariant} ${name}`));
  const saboteurs = await loadSaboteurs("cli");
  const faults = new Set(saboteurs.map(({ invariant, name }) => `${invariant} ${name}`));
  expect(rows.filter(({ invariant, check }) => !checks.has(`${invariant} ${check}`))).toEqual([]);
  const named = rows.flatMap(({ invariant, saboteurs: names }) =>
    names.map((name) => `${invariant} ${name}`),
  );
  expect(named.filter((name) => !faults.has(name))).toEqual([]);
});

describe.each(contracts)("contracts/%s/v1/sentences.md", (contract) => {
  const rows = rowsOf(contract);

  it("names every invariant of the contract, and no other", async () => {
    const known = (await readInvariants(PROJECT_ROOT, contract)).map(({ id }) => id);
    expect(known).not.toEqual([]);
    expect([...new Set(rows.map(({ invariant }) => invariant))].toSorted()).toEqual(known.toSorted());
  });

  it("names every check with its invariant", async () => {
    const checks = (await loadChecks(contract)).map(({ invariant, name }) => `${invariant} ${name}`);
    expect([...new Set(rows.map(({ invariant, check }) => `${invariant} ${check}`))].toSorted()).toEqual(
      checks.toSorted(),
    );
  });

  it("names every saboteur with its invariant", async () => {
    const saboteurs = await loadSaboteurs(contract);
    const known = saboteurs.map(({ invariant, name }) => `${invariant} ${name}`);
    const named = rows.flatMap(({ invariant, saboteurs: names }) =>
      names.map((name) => `${invariant} ${name}`),
    );
    expect(named.toSorted()).toEqual(known.toSorted());
  });
});
