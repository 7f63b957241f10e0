import { describe, expect, it } from "vitest";
import type { Manifest, Outcome, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { approvalSetting, startOf, wishesOf, withUnfulfilled } from "./wishes.ts";

const FLAGS = { model: "--model", session: null, fork: "--fork" } as const;
const outcome: Outcome = {
  status: "ok",
  content: "Hi",
  messages: ["Hi"],
  tools: [],
  exit: { code: 0, signal: null, timedOut: false, aborted: false },
} as unknown as Outcome;

describe("wishesOf", () => {
  it.each<[string, Partial<RunRequest>, string[]]>([
    ["nothing", {}, []],
    ["switches that are off and empty lists", { skipPermissions: false, allowTools: [], images: [] }, []],
    ["a fork, with its session", { session: { id: "s", fork: true } }, ["session", "fork"]],
    ["an empty system prompt", { systemPrompt: "" }, ["systemPrompt"]],
  ])("finds %s", (_, request, wishes) => {
    expect(wishesOf({ prompt: "Hello", ...request })).toEqual(wishes);
  });
});

describe("startOf", () => {
  const request: RunRequest = { prompt: "Hello", model: "m", session: { id: "s", fork: true }, maxTurns: 3 };
  const named = (args: string[], otherwise: "session"[] = []) =>
    startOf(request, FLAGS, { command: "a", args, stdin: null, otherwise }).unfulfilled;

  it("names what has no flag among the arguments, tied or not, and is not passed otherwise", () => {
    expect(named(["--model=m"], ["session"])).toEqual(["fork", "maxTurns"]);
    expect(named(["--model", "m", "--fork"])).toEqual(["session", "maxTurns"]);
  });

  it("lets the request's environment win, and names nothing where all is passed on", () => {
    const parts = { command: "a", args: ["--model=m"], stdin: null, env: { A: "adapter", B: "adapter" } };
    expect(startOf({ prompt: "Hello", model: "m", env: { A: "request" } }, FLAGS, parts)).toEqual({
      command: "a",
      args: ["--model=m"],
      stdin: null,
      env: { A: "request", B: "adapter" },
    });
  });
});

it("approvalSetting leaves out the setting that approves all, where the request forbids it", () => {
  const setting = (skipPermissions: boolean | undefined, mode: string) =>
    approvalSetting(
      { prompt: "Hello", ...(skipPermissions !== undefined && { skipPermissions }) },
      mode,
      "yolo",
    );
  expect([setting(false, "yolo"), setting(false, "plan"), setting(undefined, "yolo")]).toEqual([
    undefined,
    "plan",
    "yolo",
  ]);
});

describe("withUnfulfilled", () => {
  const manifest: Manifest = { id: "a", outputFormats: ["text"], requests: ["model"] };
  const invocation = { command: "a", args: [], stdin: null, env: {} };

  it("names each wish once: unclaimed, or the invocation says so", () => {
    const request: RunRequest = { prompt: "Hello", model: "m", effort: "low" };
    const unfulfilled = ["model", "effort"];
    const said = withUnfulfilled(outcome, manifest, request, { ...invocation, unfulfilled });
    expect(said.diagnostics?.unfulfilled).toEqual(["effort", "model"]);
  });

  it("leaves an outcome alone where there is nothing to say", () => {
    expect(withUnfulfilled(outcome, manifest, { prompt: "Hello", model: "m" }, invocation)).toBe(outcome);
  });
});
