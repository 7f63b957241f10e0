import { describe, expect, it } from "vitest";
import { reportedPart, reportsField } from "./claims.ts";

const without = (...parts: string[]) => ({
  capabilities: Object.fromEntries(parts.map((part) => [part, false])),
});

describe("reportedPart", () => {
  it("leaves an expectation alone where nothing is disclaimed", () => {
    const expected = { status: "error", error: { kind: "rate_limited", httpStatus: 429 } } as const;
    expect(reportedPart(expected, {})).toEqual({ left: expected, dropped: [] });
  });

  it("drops the fields of a part in every alternative", () => {
    const expected = { error: { anyOf: [{ kind: "rate_limited", httpStatus: 429 }, null] } };
    expect(reportedPart(expected, without("httpStatus"))).toEqual({
      left: { error: { anyOf: [{ kind: "rate_limited" }, null] } },
      dropped: ["httpStatus"],
    });
  });

  it("leaves nothing of an expectation that is about the part alone", () => {
    const status = { error: { httpStatus: 429 } };
    expect(reportedPart(status, without("httpStatus"))).toEqual({ left: undefined, dropped: ["httpStatus"] });
    expect(reportedPart({ messages: ["Hi"] }, without("messages")).left).toBeUndefined();
    expect(reportedPart({ exit: { code: 1 } }, without("exit")).left).toBeUndefined();
  });

  it("keeps what the driver itself did, which every adapter knows", () => {
    const exit = { code: null, signal: "SIGTERM", timedOut: true, aborted: false };
    expect(reportedPart({ exit }, without("exit")).left).toEqual({
      exit: { timedOut: true, aborted: false },
    });
  });
});

describe("reportsField", () => {
  it("knows a part by its place and by the places in it", () => {
    const manifest = without("reasoning", "diagnostics");
    expect(reportsField(manifest, "outcome.usage.reasoningTokens")).toBe(false);
    expect(reportsField(manifest, "outcome.diagnostics.skippedLines")).toBe(false);
    expect(reportsField(manifest, "outcome.usage.inputTokens")).toBe(true);
    expect(reportsField(manifest, "events")).toBe(true);
  });
});
