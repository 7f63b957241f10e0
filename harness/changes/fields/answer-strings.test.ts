import { describe, expect, it } from "vitest";
import { toyAdapter } from "../../checks/kit/testing/toy-adapter.ts";
import { GOOD, toyFixture } from "../../checks/kit/testing/toy-fixtures.ts";
import { fixtureRun } from "../../corpus/fixture-run.ts";
import { moduleTarget } from "../../driver/module-target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import { answerStrings, mapAnswerStrings } from "./answer-strings.ts";

describe("answerStrings", () => {
  it("finds each copy of the answer in a stream, whole and in pieces", async () => {
    const run = fixtureRun(GOOD);
    const strings = answerStrings(run, await moduleTarget(toyAdapter).replay(run))!;
    const changed = runBytes(
      mapAnswerStrings(run, strings, () => '"zz"'),
      "out",
    ).toString();
    expect(changed.match(/"zz"/g)).toHaveLength(4);
    expect(changed).not.toContain("Grüße");
    expect(changed).toContain("größe");
  });

  it("gives up when the answer is not in the stream", async () => {
    const run = fixtureRun(toyFixture("trimmed", { stdout: '{"type":"done","ok":true,"answer":"a"}\n' }));
    const replay = await moduleTarget(toyAdapter).replay(run);
    expect(answerStrings(run, replay)?.has("a")).toBe(true);
    const madeUp = { ...replay, outcome: { ...replay.outcome, content: "A" } };
    expect(answerStrings(run, madeUp)).toBeUndefined();
  });
});
