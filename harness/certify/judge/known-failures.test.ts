import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Verdict } from "../verdict.ts";
import {
  applyKnownFailures,
  type ExecutedCase,
  isExcused,
  type KnownFailureScope,
  readKnownFailures,
} from "./known-failures.ts";

const TODAY = "2026-06-01";
const WHOLE: KnownFailureScope = { contract: "cli", invariants: null, isWhole: true, leftOut: new Set() };
const PART: KnownFailureScope = { ...WHOLE, isWhole: false };
const ENTRY = { invariant: "INV-CLI-PARSE-005", reason: "slow", owner: "ann", expires: "2026-06-01" };

function ran(fixture: string, verdict: Verdict): ExecutedCase {
  const planned = { invariant: "INV-CLI-PARSE-005", check: "cuts", fixture, seed: 1 };
  return { planned, outcome: { verdict, inputs: 1 } };
}

describe("applyKnownFailures", () => {
  it("excuses a failure through the day its entry names", () => {
    const { cases, misjudged } = applyKnownFailures(
      [ran("a", "failed")],
      [{ ...ENTRY, fixture: "a" }],
      TODAY,
      WHOLE,
    );
    expect(cases[0]?.outcome).toMatchObject({
      verdict: "known-failure",
      reason: "slow (ann, until 2026-06-01)",
    });
    expect(misjudged).toEqual([]);
  });

  it.each(["errored", "timed-out"] as const)("excuses %s as well", (verdict) => {
    const { cases } = applyKnownFailures([ran("a", verdict)], [ENTRY], TODAY, WHOLE);
    expect(cases[0]?.outcome.verdict).toBe("known-failure");
  });

  it("lets a failure count after its date", () => {
    const { cases } = applyKnownFailures([ran("a", "failed")], [ENTRY], "2026-06-02", WHOLE);
    expect(cases[0]?.outcome).toMatchObject({
      verdict: "failed",
      reason: expect.stringContaining("expired on 2026-06-01"),
    });
  });

  it("leaves other fixtures and invariants alone", () => {
    const { cases } = applyKnownFailures(
      [ran("b", "failed"), ran("a", "failed")],
      [{ ...ENTRY, fixture: "a" }],
      TODAY,
      WHOLE,
    );
    expect(cases.map(({ outcome }) => outcome.verdict)).toEqual(["failed", "known-failure"]);
  });

  it("wants an entry removed that no longer fails", () => {
    const { misjudged } = applyKnownFailures([ran("a", "passed")], [{ ...ENTRY, fixture: "a" }], TODAY, PART);
    expect(misjudged).toEqual([
      { invariant: ENTRY.invariant, fixture: "a", message: "known failure passed: remove it" },
    ]);
  });

  it("wants an entry removed that names nothing, but only when everything was run", () => {
    const entries = [{ ...ENTRY, fixture: "gone" }];
    expect(applyKnownFailures([ran("a", "passed")], entries, TODAY, WHOLE).misjudged).toHaveLength(1);
    expect(applyKnownFailures([ran("a", "passed")], entries, TODAY, PART).misjudged).toEqual([]);
  });

  it("keeps an entry for every fixture as long as one fails, and judges it on the whole alone", () => {
    const mixed = [ran("a", "passed"), ran("b", "failed")];
    expect(applyKnownFailures(mixed, [{ ...ENTRY, fixture: "*" }], TODAY, WHOLE).misjudged).toEqual([]);
    expect(applyKnownFailures([ran("a", "passed")], [ENTRY], TODAY, PART).misjudged).toEqual([]);
    expect(applyKnownFailures([ran("a", "passed")], [ENTRY], TODAY, WHOLE).misjudged).toHaveLength(1);
  });
});

it("lists the entries that a shard cannot judge, for those who put the reports together", () => {
  const entries = [ENTRY, { ...ENTRY, fixture: "a" }, { ...ENTRY, fixture: "elsewhere" }];
  const judge = (scope: KnownFailureScope) =>
    applyKnownFailures([ran("a", "failed")], entries, TODAY, scope).unjudged;
  expect(judge(PART)).toEqual([
    { invariant: ENTRY.invariant, fixture: null },
    { invariant: ENTRY.invariant, fixture: "elsewhere" },
  ]);
  expect(judge(WHOLE)).toEqual([]);
});

describe("the scope of known failures", () => {
  const passed = [ran("a", "passed")];
  const entry = { ...ENTRY, fixture: "a" };

  it("is the contract and the invariants that were chosen", () => {
    const misjudged = (scope: Partial<KnownFailureScope>) =>
      applyKnownFailures(passed, [entry], TODAY, { ...WHOLE, ...scope }).misjudged.length;
    expect(misjudged({})).toBe(1);
    expect(misjudged({ invariants: new Set([ENTRY.invariant]) })).toBe(1);
    expect(misjudged({ invariants: new Set(["INV-CLI-ERR-001"]) })).toBe(0);
    expect(misjudged({ contract: "agent" })).toBe(0);
  });

  it("leaves out shipped fixtures where others were given, and no name that is of none", () => {
    const judge = (fixture: string) =>
      applyKnownFailures(passed, [{ ...ENTRY, fixture }], TODAY, { ...WHOLE, leftOut: new Set(["shipped"]) });
    expect(judge("shipped").misjudged).toEqual([]);
    expect(judge("nowhere").misjudged).toHaveLength(1);
  });

  it("excuses a failure in time and no other", () => {
    const { planned, outcome } = ran("a", "failed");
    expect(isExcused(planned, outcome, [entry], TODAY)).toBe(true);
    expect(isExcused(planned, outcome, [entry], "2026-06-02")).toBe(false);
    expect(isExcused(planned, outcome, [], TODAY)).toBe(false);
    expect(isExcused(planned, { verdict: "passed", inputs: 1 }, [entry], TODAY)).toBe(false);
  });
});

describe("readKnownFailures", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cliproof-known-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ["no JSON", "[", /not JSON/],
    ["a missing owner", JSON.stringify({ failures: [{ ...ENTRY, owner: undefined }] }), /owner/],
    [
      "a day that is none",
      JSON.stringify({ failures: [{ ...ENTRY, expires: "2026-02-30" }] }),
      /no date 2026-02-30/,
    ],
  ])("reports %s in one line", async (_, text, line) => {
    await writeFile(join(folder, "known-failures.json"), text);
    expect(await readKnownFailures(folder)).toMatch(line);
  });

  it("finds none where there is no file, and none for a program", async () => {
    expect(await readKnownFailures(join(folder, "elsewhere"))).toMatchObject({ entries: [] });
    expect(await readKnownFailures(null)).toMatchObject({ entries: [] });
  });
});
