import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { type TextReading, textOutcome, withoutLastNewline } from "./text-outcome.ts";

const exit: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
const run = {
  stdout: "Hi.\n",
  stderr: "",
  stderrAsPrinted: "",
  exit,
  promptLength: 8,
  cliVersion: undefined,
};
const reading: TextReading = {
  content: "Hi.",
  failed: false,
  evidence: () => [{ place: "stderr", text: "Error: no credits left" }],
  rules: [{ kind: "quota_exhausted", text: /^Error: no credits/ }],
};

describe("textOutcome", () => {
  it("looks for no reason of a run that went well (INV-CLI-PARSE-010)", () => {
    const evidence = () => {
      throw new Error("nobody asked");
    };
    expect(textOutcome(run, { ...reading, evidence })).toMatchObject({ status: "ok", content: "Hi." });
  });

  it("classifies a run that a marker or its exit code calls failed", () => {
    const error = { kind: "quota_exhausted", evidence: "stderr" };
    expect(textOutcome(run, { ...reading, failed: true })).toMatchObject({ status: "error", error });
    const ended = { ...run, exit: { ...exit, code: 1 } };
    expect(textOutcome(ended, reading)).toMatchObject({ status: "error", content: null, error });
  });

  it("says of an empty answer that it is one", () => {
    expect(textOutcome(run, { ...reading, content: "" })).toMatchObject({
      diagnostics: { emptyAnswer: true },
    });
  });
});

it("withoutLastNewline takes one line end, and no more", () => {
  expect(["a\n\n", "a\r\n", "a"].map(withoutLastNewline)).toEqual(["a\n", "a", "a"]);
});
