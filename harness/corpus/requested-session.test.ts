import { describe, expect, it } from "vitest";
import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";
import { requestedSession } from "./requested-session.ts";

const of = (...argv: string[]) => requestedSession({ invocation: { argv } } as FixtureManifest);

describe("requestedSession", () => {
  it.each([
    [["claude", "--resume", "s-1", "-p", "hi"], { id: "s-1" }],
    [["claude", "--resume", "s-1", "--fork-session"], { id: "s-1", fork: true }],
    [["copilot", "--resume=s-1", "-p"], { id: "s-1" }],
    [["codex", "exec", "resume", "s-1", "-"], { id: "s-1" }],
    [["codex", "exec", "resume", "--last", "hi"], { id: null }],
    [["gemini", "--resume", "latest"], { id: null }],
    [["claude", "--continue", "Say hello"], { id: null }],
    [["opencode", "run", "--session", "ses_1"], { id: "ses_1" }],
    [["claude", "--session-id", "s-1"], null],
    [["pi", "--no-session", "Say hello"], null],
    [["qwen", "--max-session-turns", "3"], null],
  ])("of %j", (argv, expected) => {
    expect(of(...argv)).toEqual(expected);
  });

  it("is not known where no command line was recorded", () => {
    expect(requestedSession({} as FixtureManifest)).toBeUndefined();
  });
});
