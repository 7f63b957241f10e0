import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openJournal } from "./journal.ts";
import type { TriedMutant } from "./mutant.ts";

const tried: TriedMutant = { id: "1", status: "Killed", by: "a case", cases: 3, isStatic: false, cpuMs: 5 };

it("goes on where a run under the same conditions was interrupted, also in the middle of a line", () => {
  const path = join(mkdtempSync(join(tmpdir(), "cliproof-journal-")), "sub", "claude.jsonl");
  openJournal(path, "same").add(tried);
  appendFileSync(path, '{"id":"2","sta');
  expect([...openJournal(path, "same").done.values()]).toEqual([tried]);
});

it("begins anew under other conditions, and keeps nothing without a file", () => {
  const path = join(mkdtempSync(join(tmpdir(), "cliproof-journal-")), "claude.jsonl");
  openJournal(path, "seed 1").add(tried);
  expect(openJournal(path, "seed 2").done.size).toBe(0);
  expect(readFileSync(path, "utf8")).toBe('{"conditions":"seed 2"}\n');
  openJournal(null, "seed 1").add(tried);
  expect(openJournal(null, "seed 1").done.size).toBe(0);
});
