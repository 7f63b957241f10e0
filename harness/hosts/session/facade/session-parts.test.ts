import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { activityText, commandOf } from "./activity-text.ts";
import { touchedSince } from "./repository/git.ts";
import { byRoom } from "./repository/room-of.ts";
import { coreProvider, sessionProviderId } from "./session-settings.ts";
import { taskPrompt } from "./task-prompt.ts";
import { terminalEnvironment } from "./terminal/terminal-environment.ts";
import { takesPaste, typedText } from "./terminal/typed-text.ts";
import { UsageMeter } from "./usage-meter.ts";

describe("provider ids", () => {
  it("are the document's, there and back", () => {
    expect(["claude", "gemini", "codex", "pi"].map(sessionProviderId)).toEqual([
      "claude_code",
      "gemini_cli",
      "codex",
      "pi",
    ]);
    expect(["claude_code", "gemini_cli", "codex"].map(coreProvider)).toEqual(["claude", "gemini", "codex"]);
  });
});

describe("byRoom", () => {
  it("takes top folders for rooms, or the innermost of those given", () => {
    const paths = ["a/b/x", "a/y", "z", "ab/w"];
    expect(byRoom(paths, undefined)).toEqual([
      { paths: ["a/b/x", "a/y"], roomPath: "a" },
      { paths: ["z"] },
      { paths: ["ab/w"], roomPath: "ab" },
    ]);
    expect(byRoom(paths, ["a/", "./a/b"])).toEqual([
      { paths: ["a/b/x"], roomPath: "./a/b" },
      { paths: ["a/y"], roomPath: "a/" },
      { paths: ["z", "ab/w"] },
    ]);
  });
});

describe("taskPrompt", () => {
  it("holds the whole task, and no heading without anything below it", () => {
    const task = { title: "T", goal: "G", constraints: ["C1", "C2"], acceptance: [], branchName: "b" };
    expect(taskPrompt(task)).toBe("Task: T\nGoal: G\nConstraints:\n- C1\n- C2\nBranch: b");
  });
});

describe("typedText", () => {
  it("pastes where the program takes it, else makes one line", () => {
    expect(typedText("a\n b", true)).toBe("\x1b[200~a\n b\x1b[201~");
    expect(typedText("a\n b", false)).toBe("a; b");
  });

  it("lets no task press keys or end the paste", () => {
    expect(typedText("a\x1b[201~\rb\x03", true)).toBe("\x1b[200~a[201~b\x1b[201~");
  });

  it("uses the last part of the program's name", () => {
    expect(["", "\x1b[?2004h", "\x1b[?2004h\x1b[?2004l"].map(takesPaste)).toEqual([false, true, false]);
  });
});

describe("touchedSince", () => {
  it("reports what is new, changed, or back to what it was", () => {
    const before = new Map([
      ["same", "1"],
      ["changed", "1"],
      ["back", "1"],
    ]);
    const after = new Map([
      ["same", "1"],
      ["changed", "2"],
      ["new", "1"],
    ]);
    expect(touchedSince(before, after)).toEqual(["back", "changed", "new"]);
  });
});

describe("terminalEnvironment", () => {
  it("is that of a terminal, and passes no secrets on", () => {
    const env = terminalEnvironment({ PATH: "/bin", NO_COLOR: "1", CI: "1", ZZ_TOKEN: "zz" }, { OWN: "1" });
    expect(env).toEqual({ PATH: "/bin", TERM: "xterm-256color", OWN: "1" });
    expect(terminalEnvironment({}, { CI: "1", TERM: "vt100" })).toEqual({ CI: "1", TERM: "vt100" });
  });
});

describe("activityText", () => {
  const tool = (input: unknown) => ({ kind: "tool_use" as const, tool_call_id: "1", name: "Bash", input });

  it("shows what a terminal would, the command of a tool with it", () => {
    expect(activityText({ kind: "assistant_text", text: "hi" })).toBe("hi");
    expect(activityText(tool({ command: "ls" }))).toBe("Bash: ls\n");
    expect(activityText({ kind: "thinking", text: "hm" })).toBeNull();
  });

  it("takes a shell's own words off a list of words", () => {
    expect(commandOf(tool({ command: ["bash", "-lc", "git pull"] }))).toBe("git pull");
    expect(commandOf(tool({ command: ["git", "pull"] }))).toBe("git pull");
    expect(commandOf(tool({ path: "x" }))).toBeNull();
  });
});

describe("UsageMeter", () => {
  const session = {
    provider: "codex",
    adapter_id: "codex",
    adapter_version: "1.0.0",
    providerVersion: null,
    sessionPid: 7,
  };
  const outcome = {
    usage: { inputTokens: 3, outputTokens: 2, estimated: false },
    costUsd: 0.5,
    model: "zz",
  } as unknown as Outcome;

  it("reports time and figures once, with the provider", () => {
    const meter = new UsageMeter();
    expect(meter.tick(session, 1500, undefined)).toEqual({ ...session, seconds: 1.5 });
    const reported = { model: "zz", inputTokens: 3, outputTokens: 2, costUsd: 0.5 };
    expect(meter.tick(session, 2000, outcome)).toEqual({ ...session, seconds: 0.5, ...reported });
    expect(meter.tick(session, 2000, outcome)).toEqual({ ...session, seconds: 0 });
  });

  it("takes no estimate for a figure", () => {
    const estimated = { ...outcome, usage: { ...outcome.usage, estimated: true }, costUsd: null } as Outcome;
    expect(new UsageMeter().tick(session, 0, estimated)).toEqual({ ...session, seconds: 0, model: "zz" });
  });
});
