import { describe, expect, it } from "vitest";
import type { Exit } from "../../../../contracts/cli/v1/adapter.ts";
import { call, calls, parse, said, tool, user } from "../testing/runs.ts";

const SHUTTING_DOWN = "\nGracefully shutting down...\n";
const lines = (...records: unknown[]) => records.map((one) => `${JSON.stringify(one)}\n`).join("");

describe("a run with its answer", () => {
  it.each<[string, Partial<Exit>]>([
    ["exits", {}],
    ["hangs and is killed", { code: null, signal: "SIGKILL", timedOut: true }],
    ["breaks afterwards", { code: 1 }],
    ["is aborted afterwards", { code: null, signal: "SIGTERM", aborted: true }],
  ])("that %s is good", (_, exit) => {
    expect(parse([user(), said("Hi.")], { exit })).toMatchObject({ status: "ok", content: "Hi." });
  });

  it("is good when it is then asked to shut down", () => {
    expect(parse(lines(user(), said("Hi.")) + SHUTTING_DOWN).status).toBe("ok");
  });

  it("keeps trouble that it overcame as a notice", () => {
    const stderr = 'Using custom model "x" (not in predefined list)\n[Validation] The response failed: odd\n';
    expect(parse([user(), said("Hi.")], { stderr }).diagnostics?.notices).toEqual([
      "[Validation] The response failed: odd",
    ]);
  });
});

describe("a run without an answer", () => {
  it.each<[string, Partial<Exit>, string]>([
    ["cut", {}, "stream_truncated"],
    ["killed", { code: null, signal: "SIGKILL" }, "timeout"],
    ["timed out", { code: null, signal: "SIGTERM", timedOut: true }, "timeout"],
    ["interrupted", { code: null, signal: "SIGINT" }, "cancelled"],
    ["ended by a bare code", { code: 1 }, "unknown"],
  ])("%s", (_, exit, kind) => {
    expect(parse([user(), calls("I look. ", call("a")), tool("429")], { exit })).toMatchObject({
      content: null,
      messages: ["I look. "],
      error: { kind, evidence: "exit" },
    });
  });

  it.each<[Partial<Exit>, string, string]>([
    [{}, "timeout", "stdout"],
    [{ timedOut: true }, "timeout", "exit"],
    [{ aborted: true }, "cancelled", "exit"],
  ])(
    "that was asked to shut down (%j) did not answer with the CLI's last line: %s",
    (exit, kind, evidence) => {
      expect(parse(SHUTTING_DOWN, { exit })).toMatchObject({ content: null, error: { kind, evidence } });
    },
  );

  it("has its reason on stderr when it was refused at its start", () => {
    const stderr =
      "❌ Interactive mode not supported: no raw mode\n💡 Use --prompt flag\n   Example: ax-lab\n";
    expect(parse("", { stderr, exit: { code: 1 } }).error).toMatchObject({
      kind: "invalid_request",
      message: "❌ Interactive mode not supported: no raw mode",
    });
  });
});

describe("text in the place of messages", () => {
  it("is the answer", () => {
    expect(parse("Hello.\n")).toMatchObject({ content: "Hello.", diagnostics: { textFallback: true } });
  });

  it.each([
    "\n⚠️  ax-lab is not configured yet.\n\nPlease run: ax-lab setup\n",
    "[dotenv@17.2.3] injecting env\n",
  ])("is none where it is the CLI's own: %j", (text) => expect(parse(text).status).toBe("error"));
});
