import { describe, expect, it } from "vitest";
import { recorderEnding } from "./recorder-ending.ts";
import type { RecordingMeta } from "./recording-meta.ts";

const meta: RecordingMeta = {
  version: "1",
  scenario: "x",
  argv: ["x"],
  env_names: [],
  exitCode: 0,
  signal: null,
  chunks: [],
};

const signalMark: [number, string, number][] = [[7, "signal", 0]];

describe("recorderEnding", () => {
  it.each<
    [string, string, Partial<RecordingMeta>, { timedOut: boolean; aborted: boolean; signals: unknown[] }]
  >([
    [
      "a run left alone",
      "success",
      { killedBy: null, timedOut: false, cutByRecorderAtMs: null, signalsSent: [] },
      { timedOut: false, aborted: false, signals: [] },
    ],
    [
      "claude's timeout",
      "hang",
      { killedBy: "recorder-timeout" },
      { timedOut: true, aborted: false, signals: [] },
    ],
    [
      "claude's interrupt",
      "sigint-in-tool",
      { chunks: signalMark },
      { timedOut: false, aborted: true, signals: [[7, "SIGINT"]] },
    ],
    [
      "claude's termination",
      "sigterm",
      { chunks: signalMark },
      { timedOut: false, aborted: false, signals: [[7, "SIGTERM"]] },
    ],
    [
      "claude's hangup",
      "sighup",
      { chunks: signalMark },
      { timedOut: false, aborted: false, signals: [[7, "SIGHUP"]] },
    ],
    [
      "a mark that is no signal",
      "stdout-closed-early",
      { chunks: signalMark },
      { timedOut: false, aborted: false, signals: [] },
    ],
    [
      "codex's timeout",
      "hang",
      { timedOut: true, signal: "SIGKILL" },
      { timedOut: true, aborted: false, signals: [] },
    ],
    [
      "codex's interrupt",
      "sigint-native",
      { sent: "SIGINT", sentAtMs: 5 },
      { timedOut: false, aborted: true, signals: [[5, "SIGINT"]] },
    ],
    [
      "codex's termination",
      "sigterm-native",
      { sent: "SIGTERM", sentAtMs: 5 },
      { timedOut: false, aborted: false, signals: [[5, "SIGTERM"]] },
    ],
    [
      "gemini's cut",
      "rate-limit-429",
      { cutByRecorderAtMs: 60_000, signalsSent: [] },
      { timedOut: true, aborted: false, signals: [] },
    ],
    [
      "gemini's interrupt",
      "sigint-group",
      { cutByRecorderAtMs: null, signalsSent: [[9, "SIGINT"]] },
      { timedOut: false, aborted: true, signals: [[9, "SIGINT"]] },
    ],
    [
      "copilot's interrupt",
      "sigint",
      { timedOut: false, sentSignal: { sig: "SIGINT", atMs: 3 } },
      { timedOut: false, aborted: true, signals: [[3, "SIGINT"]] },
    ],
    [
      "copilot's termination",
      "sigterm",
      { timedOut: false, sentSignal: { sig: "SIGTERM", atMs: 3 } },
      { timedOut: false, aborted: false, signals: [[3, "SIGTERM"]] },
    ],
  ])("reads %s", (_name, scenario, fields, ending) => {
    expect(recorderEnding(scenario, { ...meta, ...fields })).toEqual(ending);
  });
});
