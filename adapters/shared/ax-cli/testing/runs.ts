import type { Adapter, Manifest } from "../../../../contracts/cli/v1/adapter.ts";
import { parseRun, type RunOptions } from "../../parser/testing/parse-run.ts";
import { axAdapter } from "../ax-adapter.ts";

const MANIFEST: Manifest = {
  id: "ax-lab",
  commands: ["ax-lab"],
  outputFormats: ["stream-json", "json"],
  shortAliases: { lab: "lab-model" },
};

/** A member of the family that no one makes. */
export const lab = axAdapter(MANIFEST);

/** What the core makes of a run: messages, a line each. */
export const parse = (stdout: readonly unknown[] | string, options?: RunOptions) =>
  parseRun(lab as Pick<Adapter, "parser">, stdout, options);

/** What it makes of `--json`. */
export const parseDocument = (document: unknown, options: RunOptions = {}) =>
  parse([document], { format: "json", ...options });

export const user = (content: unknown = "Say hello") => ({ role: "user", content });
export const said = (content: unknown) => ({ role: "assistant", content });
export const call = (id: unknown, name: unknown = "bash", args: unknown = "{}") => ({
  id,
  type: "function",
  function: { name, arguments: args },
});
export const calls = (content: unknown, ...tool_calls: unknown[]) => ({
  role: "assistant",
  content,
  tool_calls,
});
export const tool = (content: unknown) => ({ role: "tool", content });
