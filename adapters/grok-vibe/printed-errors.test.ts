import { expect, it } from "vitest";
import vibe from "./index.ts";
import { isToolFailure, readMessage } from "./printed-errors.ts";

it.each([
  ["Sorry, I encountered an error: x", false, { by: "cli", says: "failed", reason: "x" }],
  ["Sorry, I encountered an error: x", true, { by: "model" }],
  ["Say: Sorry, I encountered an error: x", false, { by: "model" }],
  ["Using tools to help you...", true, { by: "cli", says: "nothing" }],
  ["Using tools to help you...", false, { by: "model" }],
  ["I understand, but I don't have a specific response.", false, { by: "cli", says: "nothing" }],
  ["Maximum tool execution rounds reached. Stopping to prevent infinite loops.", false, { says: "failed" }],
  ["Maximum tool execution rounds reached.", false, { by: "model" }],
])("%j, tool calls: %j", (text, calls, read) => expect(readMessage(text, calls)).toMatchObject(read));

it("recognises a failed tool by the start of its result", () => {
  expect(["Command failed: x", "Tool execution error: x", "ok", null].map(isToolFailure)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("gives the prompt as an argument that cannot become a flag", () => {
  const config = vibe.configSchema.safeParse({});
  if (!config.success) throw new Error(config.error.message);
  const { args } = vibe.invocation({ prompt: "--help", maxTurns: 2 }, config.data, { version: "0.0.34" });
  expect(args).toEqual(["--prompt=--help", "--max-tool-rounds", "2"]);
});
