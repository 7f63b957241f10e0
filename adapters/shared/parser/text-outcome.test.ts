import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { withoutLastNewline } from "../outcome/run-ending.ts";
import { type TextSummary, textEnding, textOutcome } from "./text-outcome.ts";

const exit: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
const run = {
  stdout: "Hi.\n",
  stderr: "",
  stderrAsPrinted: "",
  exit,
  promptLength: 8,
  cliVersion: undefined,
};
const EVIDENCE: TextSummary["evidence"] = [{ place: "stderr", text: "Error: no credits left" }];

function outcome(content: string, isMarkedFailed: boolean, exitCode = 0) {
  const ended = { ...run, exit: { ...exit, code: exitCode } };
  return textOutcome(ended, {
    ending: textEnding(ended, content, isMarkedFailed),
    evidence: EVIDENCE,
    rules: [{ kind: "quota_exhausted", text: /^Error: no credits/ }],
  });
}

describe("textOutcome", () => {
  it("is the answer of a run that went well, whatever stderr says", () => {
    expect(outcome("Hi.", false)).toMatchObject({ status: "ok", content: "Hi." });
  });

  it("classifies a run that a marker or its exit code calls failed", () => {
    const error = { kind: "quota_exhausted", evidence: "stderr" };
    expect(outcome("Hi.", true)).toMatchObject({ status: "error", error });
    expect(outcome("Hi.", false, 1)).toMatchObject({ status: "error", content: null, error });
  });

  it("says of an empty answer that it is one", () => {
    expect(outcome("", false)).toMatchObject({ diagnostics: { emptyAnswer: true } });
  });
});

it("withoutLastNewline takes one line end, and no more", () => {
  expect(["a\n\n", "a\r\n", "a"].map(withoutLastNewline)).toEqual(["a\n", "a", "a"]);
});
