import { describe, expect, it } from "vitest";
import { parseText } from "./testing/runs.ts";

const FOOTER =
  "\n\nChanges    +0 -0\nDuration   4s\nTokens     ↑ 120 • ↓ 8\nResume     copilot --resume=abc\n";

describe("a text-mode run", () => {
  it("has its answer on stdout, its figures and its session on stderr", () => {
    expect(parseText("Hello.\n\n", { stderr: FOOTER })).toMatchObject({
      status: "ok",
      content: "Hello.",
      messages: ["Hello."],
      session: { id: "abc", displayId: "abc" },
      usage: { inputTokens: 120, outputTokens: 8, estimated: false },
    });
  });

  it("estimates what is not shown", () => {
    expect(parseText("Hello.\n").usage).toMatchObject({ inputTokens: 2, outputTokens: 2, estimated: true });
  });

  it("leaves a footer that the answer quotes where it is when stderr has the real one", () => {
    const quote = "It prints\n\nChanges    +1 -1\nTokens     ↑ 9 • ↓ 9";
    expect(parseText(`${quote}\n\n`, { stderr: FOOTER })).toMatchObject({
      content: quote,
      usage: { inputTokens: 120 },
    });
  });

  it("says so when a footer is all that came", () => {
    expect(parseText(FOOTER)).toMatchObject({
      status: "ok",
      content: "",
      diagnostics: { emptyAnswer: true },
    });
  });

  it("has the reason of a failure on stderr, never on stdout and never in the footer", () => {
    const stderr = `\n429 Rate limit reached for lab-model. Please try again in 1s.\n${FOOTER}`;
    expect(parseText("401 Unauthorized\n\n", { stderr, exit: { code: 1 } }).error).toMatchObject({
      kind: "rate_limited",
      httpStatus: 429,
      retryAfterMs: 1000,
      evidence: "stderr",
      message: "429 Rate limit reached for lab-model. Please try again in 1s.",
    });
    expect(parseText("401 Unauthorized\n\n", { exit: { code: 1 } }).error).toMatchObject({
      kind: "unknown",
      evidence: "exit",
    });
  });

  it("that broke off is no success", () => {
    const stderr = "Error executing prompt: Error: Cannot invoke native session after disposal has started\n";
    expect(parseText("tick0 ", { stderr })).toMatchObject({
      status: "error",
      messages: ["tick0 "],
      error: { kind: "cancelled" },
    });
  });

  it("reads the status of a failed call as old versions print it", () => {
    const stderr = "✘ Execution failed: 402 You have no quota\n";
    expect(parseText("", { stderr, exit: { code: 1 } }).error).toMatchObject({
      kind: "quota_exhausted",
      httpStatus: 402,
    });
  });
});
