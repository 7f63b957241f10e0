import { describe, expect, it } from "vitest";
import type { RunRequest } from "../../contracts/cli/v1/adapter.ts";
import grok from "./index.ts";
import { healthCheck } from "./invocation.ts";

function invoke(request: Partial<RunRequest>, config: object = {}) {
  const parsed = grok.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  const asked = { prompt: "Say hello", filesFolder: "/run/x", ...request };
  return grok.invocation(asked, parsed.data, { version: "1.0.41" });
}

const args = (...of: Parameters<typeof invoke>) =>
  invoke(...of)
    .args.slice(2)
    .join(" ");
const NATIVE = "--output-format streaming-json";

describe("grok's invocation", () => {
  it("puts the prompt into a file and nowhere else", () => {
    const { args, stdin, files } = invoke({ prompt: "--help\nSay hello" });
    expect(args.slice(0, 2)).toEqual(["--prompt-file", "/run/x/prompt.txt"]);
    expect([stdin, files]).toEqual([null, [{ path: "prompt.txt", text: "--help\nSay hello" }]]);
    expect(args.join(" ")).not.toContain("Say hello");
  });

  it.each([
    [{}, NATIVE],
    [{ outputFormat: "text" as const }, "--output-format plain"],
    [{ outputFormat: "json" as const }, "--output-format json"],
    [{ partialMessages: true }, NATIVE],
    [{ session: { id: "a", fork: true } }, `${NATIVE} --resume a --fork-session`],
    [{ session: { id: "--yolo" } }, `${NATIVE} --resume=--yolo`],
    [{ model: "fast" }, `${NATIVE} --model grok-code-fast-1`],
    [{ model: "constructor" }, `${NATIVE} --model constructor`],
    [{ maxTurns: 3, skipPermissions: true }, `${NATIVE} --max-turns 3 --always-approve`],
    [{ allowTools: ["Bash", "Edit"] }, `${NATIVE} --allow Bash --allow Edit`],
  ])("%j", (request, expected) => expect(args(request)).toBe(expected));

  it("asks for pieces of messages where the stream has them", () => {
    expect(args({ partialMessages: true }, { streamFormat: "streaming-messages-json" })).toBe(
      "--output-format streaming-messages-json --include-partial-messages",
    );
  });

  it("finds the version", () => {
    expect(healthCheck.parseVersion("grok 1.0.41 (4220f3b224a6)\n")).toBe("1.0.41");
    expect(healthCheck.parseVersion("1.0.1\n")).toBeNull();
  });
});
