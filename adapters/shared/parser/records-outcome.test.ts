import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { DiagnosticsCollector } from "../outcome/diagnostics-collector.ts";
import { Noise } from "./noise.ts";
import { type RecordsReading, recordsOutcome } from "./records-outcome.ts";
import { ToolLedger } from "./tool-ledger.ts";
import { Transcript } from "./transcript.ts";

const DONE: Exit = { code: 0, signal: null, timedOut: false, aborted: false };

function outcome(reading: Partial<RecordsReading> = {}, exit: Partial<Exit> = {}, oversizedLines = 0) {
  const state = {
    events: [],
    diagnostics: new DiagnosticsCollector(),
    transcript: new Transcript(() => {}),
    tools: new ToolLedger(),
  };
  const end = { exit: { ...DONE, ...exit }, stderr: "", noise: new Noise(), oversizedLines, promptLength: 8 };
  return recordsOutcome(state, end, {
    cli: "lab",
    terminal: "ok",
    absentMeansCut: true,
    isMarkedFailed: false,
    evidence: () => [],
    rules: [],
    fallback: null,
    answer: () => "Hello",
    mayEstimate: false,
    sessionId: "s",
    facts: () => ({ model: "m" }),
    ...reading,
  });
}

describe("the outcome of a run of records", () => {
  it("is the answer, with what the provider knows", () => {
    expect(outcome()).toMatchObject({
      status: "ok",
      content: "Hello",
      model: "m",
      session: { id: "s", displayId: "s" },
      usage: null,
    });
  });

  it("says that an answer is empty, and that lines were too long", () => {
    expect(outcome({ answer: () => "" }, {}, 2).diagnostics).toMatchObject({
      oversizedLines: 2,
      emptyAnswer: true,
    });
  });

  it("estimates usage only where no record would show it", () => {
    expect(outcome({ mayEstimate: true }).usage).toMatchObject({ estimated: true });
  });

  it("is plain text in the place of records, less its last newline", () => {
    expect(outcome({ fallback: "Hi\n" })).toMatchObject({
      content: "Hi",
      usage: { estimated: true },
      diagnostics: { textFallback: true },
    });
  });

  it("is an error when the answer cannot be read", () => {
    const error = { kind: "output_invalid", message: "lab ended well but its answer cannot be read" };
    expect(outcome({ answer: () => null })).toMatchObject({ status: "error", content: null, error });
  });

  it("asks for evidence of a failure only, and says whether the end explains it", () => {
    const asked: boolean[] = [];
    const evidence = (isExplained: boolean) => {
      asked.push(isExplained);
      return [{ place: "record" as const, text: "Session not found" }];
    };
    outcome({ evidence });
    expect(outcome({ evidence, terminal: "error" })).toMatchObject({
      error: { kind: "session_expired" },
      session: { id: null, clear: true },
    });
    expect(outcome({ evidence, terminal: "absent" }).error?.kind).toBe("stream_truncated");
    expect(asked).toEqual([false, true]);
  });
});
