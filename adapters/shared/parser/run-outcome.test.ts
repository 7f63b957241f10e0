import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { makeError } from "../errors/make-error.ts";
import { DiagnosticsCollector } from "../outcome/diagnostics-collector.ts";
import { type RunMarks, runEnding } from "../outcome/run-ending.ts";
import { Noise } from "./noise.ts";
import { outcomeOf, type RunSummary } from "./run-outcome.ts";
import { ToolLedger } from "./tool-ledger.ts";
import { Transcript } from "./transcript.ts";

const DONE: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
const REFUSED = [{ place: "record" as const, text: "Session not found" }];

function outcome(marks: Partial<RunMarks> = {}, summary: Partial<RunSummary> = {}, oversizedLines = 0) {
  const state = {
    events: [],
    diagnostics: new DiagnosticsCollector(),
    transcript: new Transcript(() => {}),
    tools: new ToolLedger(),
  };
  const end = { exit: DONE, stderr: "", noise: new Noise(), oversizedLines, promptLength: 8 };
  const made = outcomeOf(state, end, {
    cli: "lab",
    ending: runEnding(DONE, {
      terminal: "ok",
      absentMeansCut: true,
      isMarkedFailed: false,
      answer: "Hello",
      ...marks,
    }),
    evidence: [],
    rules: [],
    mayEstimate: false,
    sessionId: "s",
    model: "m",
    ...summary,
  });
  expect(state.diagnostics.result()).toEqual({ skippedLines: 0 });
  return made;
}

describe("the outcome of a run of records", () => {
  it("is the answer, with what the provider found", () => {
    expect(outcome({}, { notices: ["slow"] })).toMatchObject({
      status: "ok",
      content: "Hello",
      model: "m",
      session: { id: "s", displayId: "s" },
      usage: null,
      diagnostics: { notices: ["slow"] },
    });
  });

  it("says that an answer is empty, and that lines were too long", () => {
    expect(outcome({ answer: "" }, {}, 2).diagnostics).toMatchObject({
      oversizedLines: 2,
      emptyAnswer: true,
    });
  });

  it("estimates usage only where no record would show it", () => {
    expect(outcome({}, { mayEstimate: true }).usage).toMatchObject({ estimated: true });
  });

  it("is plain text in the place of records, less its last newline", () => {
    expect(outcome({ fallback: "Hi\n" })).toMatchObject({
      content: "Hi",
      usage: { estimated: true },
      diagnostics: { textFallback: true },
    });
  });

  it("is an error when the answer cannot be read, the provider's own where it has one", () => {
    const error = { kind: "output_invalid", message: "lab ended well but its answer cannot be read" };
    expect(outcome({ answer: null })).toMatchObject({ status: "error", content: null, error });
    const unreadable = makeError("stream_truncated", "No token was counted", "record");
    expect(outcome({ answer: null }, { unreadable }).error).toEqual(unreadable);
    expect(outcome({}, { unreadable }).error).toBeNull();
  });

  it("is the error that the evidence reports, unless the end is the reason by itself", () => {
    expect(outcome({ terminal: "error" }, { evidence: REFUSED })).toMatchObject({
      error: { kind: "session_expired" },
      session: { id: null, clear: true },
    });
    expect(outcome({ terminal: "absent" }, { evidence: REFUSED }).error?.kind).toBe("stream_truncated");
  });
});

describe("runEnding", () => {
  const marks: RunMarks = {
    terminal: "error",
    absentMeansCut: true,
    isMarkedFailed: false,
    answer: "Hello",
    fallback: "Hi",
  };

  it("says whether the end is the reason of a failure by itself", () => {
    expect(runEnding(DONE, marks)).toEqual({ status: "error", from: "record", isExplained: false });
    expect(runEnding(DONE, { ...marks, terminal: "absent" })).toEqual({
      status: "error",
      from: "stream_truncated",
      isExplained: true,
    });
  });
});
