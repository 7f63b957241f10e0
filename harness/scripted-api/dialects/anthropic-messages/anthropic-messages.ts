import type { Asked } from "../../asked.ts";
import { offeredTool } from "../../tools/offered-tool.ts";
import { workspaceIn } from "../../tools/tool-arguments.ts";
import type { Call, DialectCode } from "../dialect-code.ts";
import { field } from "../wire-parts.ts";
import { anthropicError } from "./anthropic-error.ts";
import { replyMessage } from "./reply-message.ts";

/** Anthropic's Messages API: `POST .../messages`, `POST .../messages/count_tokens`, `GET .../models`. */
export const anthropicMessages: DialectCode = {
  name: "anthropic-messages",
  headers: { "request-id": "req_scripted_1" },
  read,
  message: replyMessage,
  refusal: (reply, call) => ({ ...anthropicError(reply, call), request_id: "req_scripted_1" }),
};

function read({ method, path, headers, body }: Asked): Call | null {
  const model = typeof body.model === "string" ? body.model : null;
  if (method === "GET" && path.endsWith("/models") && headers.has("anthropic-version")) return models();
  if (method !== "POST") return null;
  if (path.endsWith("/messages/count_tokens")) return { wants: "fixed", model, json: { input_tokens: 120 } };
  if (!path.endsWith("/messages")) return null;
  const tools = Array.isArray(body.tools) ? body.tools : [];
  return {
    wants: "message",
    // Side calls (titles, topics, warming up) offer no tool; the one for the quota asks for a single token.
    main: tools.length > 0 || (body.system === undefined && body.max_tokens !== 1),
    model,
    streamed: body.stream === true,
    tools: tools.map((tool) => offeredTool(field(tool, "name"), field(tool, "input_schema"))),
    turn: Array.isArray(body.messages) ? body.messages.length : 0,
    workspace: workspaceIn(body),
    schema: field(body, "output_config", "format", "schema") ?? field(body, "output_format", "schema"),
  };
}

function models(): Call {
  const model = {
    type: "model",
    id: "scripted-model",
    display_name: "Scripted",
    created_at: "2025-01-01T00:00:00Z",
  };
  return {
    wants: "fixed",
    model: null,
    json: { data: [model], has_more: false, first_id: null, last_id: null },
  };
}
