import { describe, expect, it } from "vitest";
import { resolveSelection, type SelectionGround, type SelectionWords } from "./resolve-selection.ts";
import { matchInvariants } from "./selection.ts";

const ground: SelectionGround = {
  invariants: ["INV-CLI-PARSE-001", "INV-CLI-PARSE-002", "INV-CLI-ERR-001", "INV-CLI-PROC-001"],
  checks: [
    { invariant: "INV-CLI-PARSE-001", name: "cuts", scope: "fixture" },
    { invariant: "INV-CLI-ERR-001", name: "table", scope: "fixture" },
  ],
  fixtures: ["p/1/hello"],
  skipped: new Map([["p/1/help", "a recording of kind help, not a run"]]),
};
const nothing: SelectionWords = { only: [], check: null, case: null, shard: null };
const resolve = (words: Partial<SelectionWords>) => resolveSelection({ ...nothing, ...words }, ground);

describe("matchInvariants", () => {
  it.each([
    ["INV-CLI-PARSE-001", 1],
    ["parse-002", 1],
    ["PARSE", 2],
    ["INV-CLI", 4],
    ["PARS", 0],
    ["PARSE-00", 0],
    ["", 0],
  ])("finds for %j %i invariants", (word, count) => {
    expect(matchInvariants(word, ground.invariants)).toHaveLength(count);
  });
});

describe("resolveSelection", () => {
  it("takes no words for everything", () => {
    expect(resolve({})).toEqual({ invariants: null, check: null, case: null, shard: null });
  });

  it("joins several words", () => {
    const invariants = new Set(["INV-CLI-PARSE-001", "INV-CLI-ERR-001"]);
    expect(resolve({ only: ["PARSE-001", "ERR"] })).toMatchObject({ invariants });
  });

  it.each<[Partial<SelectionWords>, string]>([
    [{ only: ["PRASE"] }, "did you mean PARSE? known: PARSE-001..002, ERR-001, PROC-001"],
    [{ only: ["PROC"] }, "no check serves INV-CLI-PROC-001"],
    [{ check: "cut" }, "did you mean cuts? known: cuts, table"],
    [{ case: "p/1/helo" }, "did you mean p/1/hello?"],
    [{ case: "p/1/help" }, "is skipped: a recording of kind help, not a run"],
  ])("reports %j in one line", (words, part) => {
    expect(resolve(words)).toEqual(expect.stringContaining(part));
    expect(resolve(words)).not.toContain("\n");
  });
});
