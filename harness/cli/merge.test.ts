import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

const EXAMPLES = join(PROJECT_ROOT, "contracts/cli/v1/examples");
const folder = mkdtempSync(join(tmpdir(), "cliproof-merge-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const certify = (adapter: string, out: string, ...flags: string[]) =>
  runCliproof([
    "certify",
    join(EXAMPLES, adapter),
    "--only",
    "PARSE-005",
    "--only",
    "ERR",
    "--no-timings",
    "--out",
    at(out),
    ...flags,
  ]);
const reportIn = (out: string) => JSON.parse(readFileSync(join(at(out), "report.json"), "utf8"));

it.each([
  ["parrot.ts", 0],
  ["faulty-parrot.ts", 1],
])(
  "gives the verdict of one run: %s",
  async (adapter, code) => {
    for (const index of [1, 2]) await certify(adapter, `${adapter}-${index}`, "--shard", `${index}/2`);
    const merged = await runCliproof([
      "merge",
      at(`${adapter}-2`),
      at(`${adapter}-1`),
      "--out",
      at(`${adapter}-merged`),
    ]);
    expect(merged.code).toBe(code);
    await certify(adapter, `${adapter}-whole`);
    const [whole, one] = [reportIn(`${adapter}-whole`), reportIn(`${adapter}-merged`)];
    expect(one.adapters[0].totals).toEqual(whole.adapters[0].totals);
    expect(one.certified).toBe(whole.certified);
    const verdicts = (report: typeof one) =>
      report.adapters[0].invariants.map(({ id, verdict, cases }: Record<string, unknown>) => [
        id,
        verdict,
        cases,
      ]);
    expect(verdicts(one)).toEqual(verdicts(whole));
  },
  120_000,
);

it.each([
  ["no folder", [], "merge needs the folders"],
  ["a folder without a report", [at("none")], "report.json cannot be read (ENOENT)"],
  ["what is no report", [at(".")], "is no report of this cliproof"],
  ["a format that there is not", [at("none"), "--format", "xml"], "unknown format xml"],
])("takes %s for wrong usage, in one line", async (_name, args, line) => {
  writeFileSync(at("report.json"), "{}");
  const { code, stderr } = await runCliproof(["merge", ...args]);
  expect(stderr).toMatch(/^cliproof: [^\n]+\n/);
  expect(stderr).toContain(line);
  expect(code).toBe(2);
});
