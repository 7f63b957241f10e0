import type { RecordedRun } from "../../recipe.ts";
import { asText, EXEC_TEXT, streamed } from "./command.ts";
import { configFile } from "./config.ts";
import { CODE_MODELS, isOld, isOldest, KNOWN_MODELS, toolNames } from "./versions.ts";

/**
 * A server of the Model Context Protocol with one tool, as a program for node: it adds two numbers, and fails for
 * `boom`.
 */
const MCP_SERVER = `import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
const TOOL = {
  name: "add_numbers",
  description: "Adds two numbers.",
  inputSchema: { type: "object", properties: { a: {}, b: { type: "number" } }, required: ["a", "b"] },
};

function call({ a, b }) {
  if (a === "boom") return { error: { code: -32000, message: "boom from the tool" } };
  const sum = a + b;
  return { result: { content: [{ type: "text", text: String(sum) }], structuredContent: { sum }, isError: false } };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const { protocolVersion } = params ?? {};
  const serverInfo = { name: "demo", version: "1" };
  if (method === "initialize") send({ id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } });
  else if (method === "tools/list") send({ id, result: { tools: [TOOL] } });
  else if (method === "tools/call") send({ id, ...call(params.arguments) });
  else send({ id, result: {} });
});
`;

const WITH_SERVER = '[mcp_servers.demo]\ncommand = "node"\nargs = ["mcp.mjs"]';

/** Runs in which the model calls tools. */
export function toolRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const [known, code] = [KNOWN_MODELS[version], CODE_MODELS[version]];
  const names = toolNames(version);
  const failed = { name: names.command, status: "error" } as const;
  const patched = { name: names.patch, status: "ok" } as const;
  const exitsWith3 = { truth: { tools: [failed], note: "The command ends with 3." } };
  return {
    "tool-use": streamed("tool-use-silent"),
    "tool-use-human": asText("tool-text-mix"),
    "tool-error": streamed("tool-error", exitsWith3),
    "tool-missing": streamed("tool-missing", {
      truth: { tools: [failed], note: "The command ends with 127." },
    }),
    "tool-unknown": streamed("tool-unknown", { truth: { note: "The call makes no record." } }),
    "tool-badargs": streamed("tool-badargs", { truth: { note: "The call makes no record." } }),
    "tool-text-mix": streamed("tool-text-mix"),
    "tool-parallel": streamed("tool-parallel"),
    "tool-bytes": streamed("tool-bytes"),
    "big-tool": streamed("tool-big"),
    ...(isOldest(version)
      ? {}
      : {
          "experimental-json": streamed("tool-use-silent", {
            argv: ["exec", "--experimental-json", ...EXEC_TEXT.slice(1), "hi"],
          }),
        }),
    "success-text-sandboxed": streamed("tool-use-silent", {
      argv: ["exec", "--json", "--sandbox", "read-only", "Say hello."],
    }),
    ...otherTools(version),
    ...(known === undefined
      ? {}
      : {
          ...withModel(known, "known-model"),
          "patch-bad": streamed("patch-bad", {
            files: configFile({ model: known }),
            truth: {
              tools: [],
              note: "A patch that fits no file makes no record; a line on stderr tells of it.",
            },
          }),
        }),
    ...(code === undefined ? {} : withModel(code, "code-model")),
  };

  function withModel(model: string, suffix: string): Record<string, RecordedRun> {
    const files = configFile({ model });
    return {
      [`tool-use-${suffix}`]: streamed("tool-use-silent", { files }),
      [`tool-error-${suffix}`]: streamed("tool-error", { files, ...exitsWith3 }),
      [`patch-${suffix}`]: streamed("patch", {
        files,
        truth: { tools: [patched], note: "The patch adds a file." },
      }),
    };
  }
}

/** Tools that are codex's own or come from elsewhere. */
function otherTools(version: string): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  const updated = { name: "plan_update", status: "ok" } as const;
  return {
    plan: streamed("plan", {
      truth: old
        ? {
            tools: [],
            toolsAlso: isOldest(version) ? [[updated, updated]] : [[{ name: "todo_list", status: "ok" }]],
            note: "A plan is no tool.",
          }
        : { tools: [], note: "This version offers no plans; each call is a line on stderr, and no record." },
    }),
    "mcp-error": streamed("mcp-error", {
      files: { ...configFile({ tables: WITH_SERVER }), "mcp.mjs": MCP_SERVER },
      truth: { tools: [{ name: "add_numbers", status: "error" }], note: "The server answers with an error." },
    }),
    websearch: streamed("websearch", {
      truth: {
        tools: [{ name: "web_search", status: "ok" }],
        note: old ? "The API's own search." : 'The API\'s own search. Its item holds the key "id" twice.',
      },
    }),
    ...(old
      ? {}
      : {
          collab: streamed("collab", {
            truth: {
              tools: [
                { name: "spawn_agent", status: "ok" },
                { name: "wait", status: "ok" },
              ],
              usage: { input: 480, output: 60, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
              usageShown: { input: 360, output: 45, cacheRead: 0, cacheWrite: 0, reasoning: 0 },
              note: "What the sub-agent said is not the answer, and its tokens are not counted in.",
            },
          }),
        }),
  };
}
