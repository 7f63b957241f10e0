import { MCP_FILES, MCP_SERVERS } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { answers } from "./answers.ts";
import { asText, streamed, UNASKED } from "./command.ts";
import { costOf } from "./prices.ts";

const bash = { name: "Bash", status: "ok" } as const;
const failed = { ...bash, status: "error" } as const;
const SCHEMA = '{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}';

/** A second turn starts when what ran beside the first one is done; each has a result of its own. */
const twice = {
  unknown: ["usage", "costUsd", "messages"],
  note: "Two results for one prompt: the second tells that what ran in the background is done.",
} satisfies RecordedRun["truth"];
/** The agent and who sent it ask at the same time: which of them gets the next reply is another each time. */
const subagent = {
  ...twice,
  unknown: ["usage", "costUsd", "messages", "content", "tools"],
} satisfies RecordedRun["truth"];

/** The model's summary is no answer; what comes behind it is. Both calls have been made, and are paid for. */
const summedUp = {
  content: "Going on behind the summary.",
  unknown: ["messages"],
  note: "The context was full: a summary took the place of the conversation.",
} satisfies RecordedRun["truth"];

function hooks(byEvent: object): Record<string, string> {
  return { "~/.claude/settings.json": JSON.stringify({ hooks: byEvent }) };
}

function hook(command: string) {
  return { hooks: [{ type: "command", command }] };
}

const limited = { status: "error", content: null, category: "unknown", httpStatus: null } as const;

/** Runs in which the model calls tools. */
export const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use", {}, "--allowedTools", "Bash(echo:*)", "--permission-mode", "acceptEdits"),
  "tool-use-partial": streamed("tool-use", {}, "--include-partial-messages", UNASKED),
  "tool-error": streamed("tool-error", {}, UNASKED),
  // Either call may end first.
  "tool-parallel": streamed("tool-parallel", { byTheClock: true }, UNASKED),
  "tool-unknown": streamed("tool-unknown", {}, UNASKED),
  "tool-badinput": streamed("tool-badinput", {}, UNASKED),
  "tool-edit": streamed("tool-write", {}, "--permission-mode", "acceptEdits"),
  "tool-big": streamed("tool-big", {}, UNASKED),
  "tool-denied": streamed("tool-touch", {
    truth: { tools: [failed], note: "Nobody was there to allow it; the model goes on." },
  }),
  todo: streamed(
    "todo",
    { truth: { tools: [{ name: "TodoWrite", status: "error" }], note: "This tool is switched off." } },
    UNASKED,
  ),
  "thought-and-tool": streamed("thought-and-tool", { env: { MAX_THINKING_TOKENS: "2000" } }, UNASKED),
  "denied-call": streamed("tool-touch", {
    truth: { tools: [{ ...failed, denied: true }], note: "Nobody was there to allow it; the model goes on." },
  }),
  "file-work": streamed("file-work", {}, UNASKED),
  "todo-list": streamed(
    "todo",
    {
      env: { CLAUDE_CODE_ENABLE_TODO_TOOLS: "1", CLAUDE_CODE_ENABLE_TASKS: "0" },
      truth: {
        tools: [{ name: "TodoWrite", status: "ok" }],
        events: {
          plans: [
            {
              entries: [
                { content: "First", status: "in_progress" },
                { content: "Second", status: "pending" },
              ],
            },
          ],
        },
        note: "This tool is switched on; the prompt does not offer it, and it works.",
      },
    },
    UNASKED,
  ),
  "mcp-call": streamed(
    "mcp-call",
    { files: MCP_FILES },
    UNASKED,
    "--mcp-config",
    JSON.stringify(MCP_SERVERS),
    "--",
  ),
  compact: streamed(
    "compact",
    {
      env: { CLAUDE_CODE_AUTO_COMPACT_WINDOW: "200000" },
      truth: {
        ...summedUp,
        usage: { input: 390_480, output: 135, cacheRead: 0, cacheWrite: 0, reasoning: null },
        costUsd: costOf("claude-opus-5-5", { input: 390_480, output: 135 }),
        events: { compactions: [{ trigger: "auto", tokens_before: 195_016 }] },
      },
    },
    UNASKED,
  ),
  "hook-events": streamed(
    "tool-use",
    {
      files: hooks({
        SessionStart: [hook("echo started")],
        PreToolUse: [{ matcher: "Bash", ...hook("echo pre; exit 0") }],
        Stop: [hook("echo stop")],
      }),
    },
    UNASKED,
    "--include-hook-events",
  ),
  "hook-block": streamed(
    "tool-use",
    {
      files: hooks({ PreToolUse: [{ matcher: "Bash", ...hook("echo blocked by hook >&2; exit 2") }] }),
      truth: { tools: [failed], note: "A hook refused the call; the model goes on." },
    },
    UNASKED,
  ),
  subagent: streamed("subagent-renamed", { truth: subagent }, UNASKED),
  "subagent-forward-text": streamed(
    "subagent-renamed",
    { truth: subagent },
    UNASKED,
    "--forward-subagent-text",
  ),
  "bg-bash": streamed("tool-background", { truth: twice }, UNASKED),
  "json-schema": streamed(
    "success-text",
    {
      truth: {
        ...answers(2),
        statusAlso: ["error"],
        categoryIfError: "validation",
        unknown: ["messages"],
        note: "The model never gave the object that was asked for, and was asked once more.",
      },
    },
    "--json-schema",
    SCHEMA,
  ),
  "json-schema-valid": streamed(
    "structured-tool-good",
    {
      truth: {
        status: "ok",
        category: null,
        content: '{"name":"Ada"}',
        structuredOutput: { name: "Ada" },
        stopReason: "end_turn",
        tools: [{ name: "StructuredOutput", status: "ok" }],
        unknown: ["messages"],
        note: "The object that the model handed over is the answer.",
      },
    },
    "--json-schema",
    SCHEMA,
  ),
  "json-schema-invalid": streamed(
    "structured-tool-bad",
    {
      truth: {
        ...limited,
        categoryAlso: ["validation"],
        tools: Array.from({ length: 5 }, () => ({ name: "StructuredOutput", status: "error" as const })),
        unknown: ["usage", "costUsd"],
        note: "Five objects that do not fit, then it gives up; what is printed as usage is too low.",
      },
    },
    "--json-schema",
    SCHEMA,
  ),
  "max-turns": streamed(
    "tool-loop",
    {
      truth: {
        ...limited,
        ...answers(2),
        stopReason: "max_turn_requests",
        tools: [bash, bash],
        note: "Stopped at the limit of turns.",
      },
    },
    UNASKED,
    "--max-turns",
    "2",
  ),
  "max-turns-mode-text": asText(
    "tool-loop",
    { truth: { ...limited, note: "What stands on stdout is no answer." } },
    UNASKED,
    "--max-turns",
    "2",
  ),
  "max-budget": streamed(
    "tool-loop",
    {
      truth: {
        ...limited,
        categoryAlso: ["quota"],
        tools: [failed],
        note: "The budget was used up by the first reply; its tool never ran.",
      },
    },
    UNASKED,
    "--max-budget-usd",
    "0.0001",
  ),
};
