import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadChecks } from "../checks/load-checks.ts";
import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import { ROOT } from "./markdown-files.ts";

const prose = readFileSync(join(ROOT, "contracts/cli/v1/invariants.md"), "utf8");
const sections = prose.split(/^### /m).slice(1);
const ids = sections.map((section) => /^INV-CLI-[A-Z]+-\d{3}/.exec(section)?.[0] ?? section.slice(0, 40));

const PARAGRAPHS = ["Statement: ", "Why: ", "What breaks it: ", "Taught by: ", "See it fail: "];
/** A fault that others put into certified adapters and that is in no public report. */
const NONE_FOUND = "no public report found";
const PUBLIC_REPORT = /^[\w.-]+\/[\w.-]+#\d+$/;

const checks = await loadChecks("cli");
const saboteurs = await loadSaboteurs("cli");

describe("invariants.md", () => {
  it("numbers the ids of each family from 1, in order and without a gap, family after family", () => {
    const families = [...new Set(ids.map((id) => id.split("-")[2]!))];
    const numbered = families.flatMap((family) =>
      ids
        .filter((id) => id.startsWith(`INV-CLI-${family}-`))
        .map((_, index) => `INV-CLI-${family}-${String(index + 1).padStart(3, "0")}`),
    );
    expect(ids.length).toBeGreaterThanOrEqual(45);
    expect(ids).toEqual(numbered);
  });

  it.each(sections)("has a title and the five paragraphs: %s", (section) => {
    const [title, ...paragraphs] = section.trim().split("\n\n");
    expect(title).toMatch(/^INV-CLI-[A-Z]+-\d{3}: \S/);
    const starts = PARAGRAPHS.map((start, index) => paragraphs[index]?.startsWith(start));
    expect(starts).toEqual(PARAGRAPHS.map(() => true));
    expect(paragraphs[0]).toMatch(/\bMUST\b/);
  });

  it.each(sections)("names public reports as owner/repo#number: %s", (section) => {
    const taught = /^Taught by: (.+)$/m.exec(section)?.[1] ?? "";
    expect(
      taught.split(", ").filter((report) => !PUBLIC_REPORT.test(report) && report !== NONE_FOUND),
    ).toEqual([]);
  });

  it.each(ids)("reports how to see %s fail, by a saboteur of its own and a command", (id) => {
    const section = sections[ids.indexOf(id)] ?? "";
    const named = /^See it fail: saboteur `([^`]+)` .+; `npm run teeth -- --only ([^`]+)`$/m.exec(section);
    expect(saboteurs.find(({ name }) => name === named?.[1])?.invariant).toBe(id);
    expect(named?.[2]).toBe(id);
  });
});

describe("checks and saboteurs", () => {
  it.each(ids)("%s has a check", (id) => {
    expect(checks.map(({ invariant }) => invariant)).toContain(id);
  });

  it.each(ids)("%s has a saboteur", (id) => {
    expect(saboteurs.map(({ invariant }) => invariant)).toContain(id);
  });

  it("name only invariants that are written down", () => {
    expect([...checks, ...saboteurs].filter(({ invariant }) => !ids.includes(invariant))).toEqual([]);
  });
});
