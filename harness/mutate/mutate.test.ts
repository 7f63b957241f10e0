import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importClosure } from "../lib/import-closure.ts";
import { mutate } from "./mutate.ts";
import { mutationReport } from "./mutation-report.ts";
import { countMutants, mutationScore } from "./mutation-score.ts";
import { renderMutation } from "./render-mutation.ts";

const PARROT = "contracts/cli/v1/examples/parrot.ts";
const FIXTURES = ["contracts/cli/v1/examples/fixtures"];
const RUN = { fixtures: FIXTURES, seed: 1, runs: 2, budget: 100, processes: 2 };
const CHOICE = { files: ["examples/parrot.ts"], sample: 12, shard: null };

describe("the import closure of a module", () => {
  it("holds what it imports by relative paths, and no package", () => {
    const folder = mkdtempSync(join(tmpdir(), "cliproof-closure-"));
    writeFileSync(
      join(folder, "a.ts"),
      'import { b } from "./b.js";\nimport z from "zod";\nexport { z, b };\n',
    );
    writeFileSync(
      join(folder, "b.ts"),
      'export * from "./c";\nimport d from "./d.json" with { type: "json" };\n',
    );
    writeFileSync(join(folder, "c.ts"), 'import "./a.ts";\nexport const b = 1;\n');
    writeFileSync(join(folder, "d.json"), "{}");
    const names = importClosure(join(folder, "a.ts")).map((file) => file.slice(folder.length + 1));
    expect(names).toEqual(["a.ts", "b.ts", "c.ts", "d.json"]);
  });

  it("is refused where an import names no file", () => {
    const folder = mkdtempSync(join(tmpdir(), "cliproof-closure-"));
    writeFileSync(join(folder, "a.ts"), 'import "./gone.ts";\n');
    expect(() => importClosure(join(folder, "a.ts"))).toThrow("imports ./gone.ts, which is no file");
  });
});

describe("the mutants of an adapter of one's own", () => {
  it("are tried in a copy: some are killed, and the file stays as it is", async () => {
    const before = readFileSync(PARROT, "utf8");
    const journal = join(mkdtempSync(join(tmpdir(), "cliproof-mutate-")), "parrot.jsonl");
    const { results, sources } = await mutate(PARROT, { ...RUN, ...CHOICE, journal });
    expect(readFileSync(PARROT, "utf8")).toBe(before);
    const counts = countMutants(results);
    expect(results).toHaveLength(12);
    expect(counts.Killed).toBeGreaterThan(3);
    expect(counts.Killed + counts.Survived + counts.NoCoverage + counts.Timeout).toBe(12);
    expect(mutationScore(counts)).toBeCloseTo((counts.Killed * 100) / 12);
    for (const { mutant, tried } of results) {
      expect(sources.get(mutant.file)).toContain(mutant.original.split("\n")[0]);
      expect(tried.status === "Killed").toBe(tried.by !== null);
    }
    const report = mutationReport(results, sources);
    expect(Object.values(report.files).flatMap(({ mutants }) => mutants)).toHaveLength(12);
    const text = renderMutation({ adapter: "parrot", sample: 12, ...RUN, results });
    expect(text).toContain("parrot.ts:");
    // All are in the journal, so the same again tries none.
    const lines = readFileSync(journal, "utf8").trim().split("\n").length;
    const again = await mutate(PARROT, { ...RUN, ...CHOICE, journal });
    expect(readFileSync(journal, "utf8").trim().split("\n")).toHaveLength(lines);
    expect(again.results.map(({ tried }) => tried)).toEqual(results.map(({ tried }) => tried));
  }, 120_000);

  it("names what is wrong in one line", async () => {
    const options = { ...RUN, ...CHOICE, journal: null };
    await expect(mutate("no-such-adapter", options)).rejects.toThrow(/^there is no adapter no-such-adapter/);
    const none = mutate(PARROT, { ...options, files: ["no-such-file"] });
    await expect(none).rejects.toThrow(/^there is nothing to try: .* fits --file no-such-file$/);
    await expect(mutate("harness/mutate", options)).rejects.toThrow(/has no index\.ts/);
  });
});
