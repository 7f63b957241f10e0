import { MCP_FILES } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { asText, EXEC_TEXT, streamed } from "./command.ts";
import { configFile } from "./config.ts";
import { CODE_MODELS, isOld, isOldest, KNOWN_MODELS, toolNames } from "./versions.ts";

const WITH_SERVER = '[mcp_servers.demo]\ncommand = "node"\nargs = ["mcp.mjs"]';

/** Runs in which the model calls tools. */
export function toolRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const [known, code] = [KNOWN_MODELS[version], CODE_MODELS[version]];
  const names = toolNames(version);
  const failed = { name: names.command, status: "error" } as const;
  const patched = { name: names.patch, status: "ok" } as const;
  const exitsWith3 = { truth: { tools: [failed], note: "The command ends with 3." } };
  return {
    "thought-and-tool": streamed("thought-and-tool"),
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
      [`patch-two-${suffix}`]: streamed("patch-two", {
        files,
        truth: { tools: [patched], events: { fileChanges: twoChanges }, note: "One patch of two files." },
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
      files: { ...configFile({ tables: WITH_SERVER }), ...MCP_FILES },
      truth: { tools: [{ name: "add_numbers", status: "error" }], note: "The server answers with an error." },
    }),
    "mcp-call": streamed("mcp-call", { files: { ...configFile({ tables: WITH_SERVER }), ...MCP_FILES } }),
    websearch: streamed("websearch", {
      truth: {
        tools: [{ name: "web_search", status: "ok" }],
        note: old ? "The API's own search." : 'The API\'s own search. Its item holds the key "id" twice.',
      },
    }),
    ...(old ? { compact: compacted(isOldest(version)), "plan-steps": planSteps(isOldest(version)) } : {}),
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

const CHANGES = [
  { path: "/home/user/project/src/new.txt", change: "add" },
  { path: "/home/user/project/README.md", change: "update" },
] as const;

/** Which of them comes first differs from run to run. */
const twoChanges = { anyOf: [CHANGES, CHANGES.toReversed()] };

/** The versions after the oldest say of an entry only whether it is done. */
function planSteps(oldest: boolean): RecordedRun {
  const entries = (first: string | null, second: string | null) => ({
    entries: [
      { content: "Look", status: first },
      { content: "Write", status: second },
    ],
  });
  const plans = oldest
    ? [entries("in_progress", "pending"), entries("completed", "in_progress")]
    : [entries(null, null), entries("completed", null)];
  return streamed("plan", { truth: { tools: [], events: { plans }, note: "A plan is no tool." } });
}

/** The oldest version stops behind its summary, without an answer, with exit 0; the next makes two. */
function compacted(oldest: boolean): RecordedRun {
  const files = configFile({ top: "model_auto_compact_token_limit = 100000" });
  const auto = { trigger: "auto" } as const;
  return streamed("compact", {
    files,
    truth: {
      ...(oldest
        ? { status: "error", category: "unknown", categoryAlso: ["network"], httpStatus: null }
        : { content: "Going on behind the summary." }),
      unknown: ["messages", "usage"],
      events: { compactions: oldest ? [auto] : [auto, auto] },
      note: "The context was full: a summary took the place of the conversation. The message that says so is the CLI's.",
    },
  });
}
