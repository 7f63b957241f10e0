import { describe, expect, it } from "vitest";
import parrot from "../../../contracts/cli/v1/examples/parrot.ts";
import type { Check, CheckContext } from "../../checks/kit/check.ts";
import { AdapterCrash, AdapterHang, AdapterUnsupported } from "../../driver/adapter-faults.ts";
import { moduleTarget } from "../../driver/module-target.ts";
import { HarnessFault } from "../../lib/errors.ts";
import { runCase } from "./run-case.ts";

const context: CheckContext = { target: moduleTarget(parrot), seed: 1, runs: 1, corpus: [], fixtures: [] };

function throwing(thrown: unknown): Check {
  const run = () => Promise.reject(thrown);
  return { invariant: "INV-CLI-PARSE-001", name: "any", scope: "corpus", run };
}

describe("runCase", () => {
  it.each([
    [new AdapterCrash("push() threw"), { verdict: "errored", finding: { message: "push() threw" } }],
    [new AdapterHang("silent"), { verdict: "timed-out", finding: { message: "silent" } }],
    [new AdapterUnsupported("too hard"), { verdict: "unsupported", reason: "too hard" }],
    [
      new TypeError("x is null"),
      { verdict: "errored", finding: { message: expect.stringContaining("check any") } },
    ],
  ])("makes a verdict of what comes out of an adapter: %s", async (thrown, verdict) => {
    expect(await runCase(throwing(thrown), [], context)).toMatchObject(verdict);
  });

  it("blames no adapter for a fault of the harness", async () => {
    const fault = new HarnessFault("schemas/wire/parrot: no schema");
    await expect(runCase(throwing(fault), [], context)).rejects.toBe(fault);
  });

  it("does not book it on the adapter when check code cannot follow JSON that nests too deep", async () => {
    const overflow = new RangeError("Maximum call stack size exceeded");
    overflow.stack = `RangeError: Maximum call stack size exceeded\n    at JSON.stringify (<anonymous>)\n    at walk (${import.meta.dirname}/walk.ts:1:1)`;
    expect(await runCase(throwing(overflow), [], context)).toMatchObject({ verdict: "unproven" });
    overflow.stack = overflow.stack.replace(import.meta.dirname, "/home/author/adapter");
    expect(await runCase(throwing(overflow), [], context)).toMatchObject({ verdict: "errored" });
  });
});
