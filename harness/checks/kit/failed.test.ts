import { describe, expect, it } from "vitest";
import { makeError } from "../../../adapters/shared/errors/make-error.ts";
import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { ENDED_WELL, type Run } from "../../model/target.ts";
import { failed } from "./failed.ts";

const run: Run = { outputFormat: "text", chunks: [["out", Buffer.from("Hi\n")]], exit: ENDED_WELL };
const difference = { path: "outcome.content", expected: '"Hi"', actual: "null" };

function findingOf(outcome: Partial<Outcome>) {
  const result = failed(1, { message: "it is wrong", run, difference, outcome: outcome as Outcome });
  return result.verdict === "failed" ? result.finding : undefined;
}

describe("failed", () => {
  it("names the place that differs", () => {
    expect(findingOf({ error: null, exit: ENDED_WELL })).toMatchObject({ field: "outcome.content" });
  });

  it("shows the error beside a content that is null because of it, and that the run was timed out", () => {
    const error = makeError("timeout", "The run took too long.", "exit");
    expect(findingOf({ error, exit: { ...ENDED_WELL, timedOut: true } })?.outcome).toBe(
      "an error of kind timeout: The run took too long.; the run timed out",
    );
    expect(findingOf({ error: null, exit: ENDED_WELL })?.outcome).toBeUndefined();
  });
});
