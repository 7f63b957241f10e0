import { describe, expect, it } from "vitest";
import type { RunRequest } from "../../contracts/cli/v1/adapter.ts";
import claude from "./index.ts";

function args(
  request: Partial<RunRequest>,
  config: object = {},
  version: string | null = "2.1.332",
): string[] {
  const parsed = claude.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return claude.invocation({ prompt: "a secret prompt", ...request }, parsed.data, { version }).args;
}

describe("claude's invocation", () => {
  it("gives the prompt to stdin and nothing of it to argv", () => {
    const { stdin, args } = claude.invocation({ prompt: "a secret prompt" }, { command: "claude" } as never, {
      version: "2.1.332",
    });
    expect([stdin, args.join(" ").includes("secret")]).toEqual(["a secret prompt", false]);
  });

  it.each([
    ["stream-json", true],
    ["json", false],
    ["text", false],
  ] as const)("asks %s for --verbose: %s", (outputFormat, verbose) => {
    expect(args({ outputFormat }).includes("--verbose")).toBe(verbose);
  });

  it("resumes, forks, and leaves out what an older version does not know", () => {
    const session = { id: "s-1", fork: true };
    expect(args({ session }).join(" ")).toContain("--resume s-1 --fork-session");
    expect(args({ session }, {}, "1.0.128")).not.toContain("--fork-session");
  });

  it("ties a value that looks like a flag to its own flag", () => {
    expect(args({ model: "--dangerously-skip-permissions" })).toContain(
      "--model=--dangerously-skip-permissions",
    );
  });

  it.each([[{ maxTurns: 0 }], [{ permissionMode: "everything" }], [{ unheardOf: 1 }], [null], ["text"]])(
    "answers bad config %j with a message",
    (config) => {
      const parsed = claude.configSchema.safeParse(config);
      expect(parsed.success ? "" : parsed.error.message).not.toBe("");
    },
  );
});
