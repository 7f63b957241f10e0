import type { Asked } from "../../asked.ts";
import { type OfferedTool, offeredTool } from "../../tools/offered-tool.ts";
import { workspaceIn } from "../../tools/tool-arguments.ts";
import type { Call, DialectCode } from "../dialect-code.ts";
import { openaiError } from "../openai-error.ts";
import { field, modelList } from "../wire-parts.ts";
import { replyMessage } from "./reply-message.ts";

interface ToolEntry {
  type?: unknown;
  name?: unknown;
  parameters?: unknown;
  tools?: unknown;
}

/** What a sub-agent asks is no part of its parent's conversation; codex says so. */
const SUB_AGENT = "x-openai-subagent";

/** OpenAI's Responses API: `POST .../responses`, `GET .../models`. */
export const openaiResponses: DialectCode = {
  name: "openai-responses",
  headers: { "x-request-id": "req_scripted_1" },
  read,
  message: replyMessage,
  refusal: openaiError,
};

function read({ method, path, headers, body }: Asked): Call | null {
  if (method === "GET" && path.endsWith("/models")) return modelList();
  if (method !== "POST" || !path.endsWith("/responses")) return null;
  const input = Array.isArray(body.input) ? body.input : [];
  const tools = offeredTools(body);
  return {
    wants: "message",
    main:
      !isErrand(body) &&
      !headers.has(SUB_AGENT) &&
      (tools.length > 0 || !asksForTitle(body.instructions ?? input[0])),
    model: typeof body.model === "string" ? body.model : null,
    streamed: body.stream === true,
    tools,
    turn: input.length,
    workspace: workspaceIn(body),
    replyId: replyId(input),
    schema: undefined,
  };
}

/** Who lets the model call one tool and no other wants a value of it, no conversation: grok's title is asked for so. */
function isErrand({ tool_choice: choice }: Asked["body"]): boolean {
  return field(choice, "type") === "function";
}

/** The last id in what the tools answered: of an agent that one of them started. */
function replyId(input: readonly unknown[]): string | undefined {
  const reported = input.filter((item) => String(field(item, "type")).endsWith("_call_output")).at(-1);
  return /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/.exec(
    JSON.stringify(field(reported, "output") ?? ""),
  )?.[0];
}

function asksForTitle(instructions: unknown): boolean {
  return /\btitle\b/i.test(JSON.stringify(instructions ?? ""));
}

/** The tools of a request: in `tools`, in namespaces there, and in input items of type `additional_tools`. */
function offeredTools(body: Readonly<Record<string, unknown>>): OfferedTool[] {
  const later = entries(body.input).filter(({ type }) => type === "additional_tools");
  return [...entries(body.tools), ...later.flatMap(({ tools }) => entries(tools))].flatMap((entry) =>
    entry.type === "namespace" ? members(entry) : [toolOf(entry)],
  );
}

function members({ name, tools }: ToolEntry): OfferedTool[] {
  return entries(tools).map((entry) => ({ ...toolOf(entry), namespace: String(name) }));
}

function toolOf({ type, name, parameters }: ToolEntry): OfferedTool {
  return offeredTool(name ?? type, parameters, takes(type));
}

function takes(type: unknown): OfferedTool["takes"] {
  if (type === "custom") return "text";
  return type === "local_shell" ? "local_shell" : "json";
}

function entries(value: unknown): ToolEntry[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
}
