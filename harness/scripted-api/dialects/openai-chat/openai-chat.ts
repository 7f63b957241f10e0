import type { Asked } from "../../asked.ts";
import { offeredTool } from "../../tools/offered-tool.ts";
import { workspaceIn } from "../../tools/tool-arguments.ts";
import type { Call, DialectCode } from "../dialect-code.ts";
import { openaiError } from "../openai-error.ts";
import { field, modelList } from "../wire-parts.ts";
import { replyMessage } from "./reply-message.ts";

/** OpenAI's chat completions, which many others speak too: `POST .../chat/completions`, `GET .../models`. */
export const openaiChat: DialectCode = {
  name: "openai-chat",
  headers: { "x-request-id": "req_scripted_1" },
  read,
  message: replyMessage,
  refusal: openaiError,
};

function read({ method, path, body }: Asked): Call | null {
  if (method === "GET" && path.endsWith("/models")) return modelList();
  if (method !== "POST" || !path.endsWith("/chat/completions")) return null;
  const tools = Array.isArray(body.tools) ? body.tools : [];
  const messages = Array.isArray(body.messages) ? body.messages : [];
  return {
    wants: "message",
    main: tools.length > 0 || !asksForTitle(messages),
    model: typeof body.model === "string" ? body.model : null,
    streamed: body.stream === true,
    tools: tools.map((tool) =>
      offeredTool(field(tool, "function", "name"), field(tool, "function", "parameters")),
    ),
    turn: messages.length,
    workspace: workspaceIn(body),
    schema: field(body, "response_format", "json_schema", "schema"),
  };
}

/** A client that wants a name for its conversation says so in the system prompt, and offers no tool. */
function asksForTitle(messages: readonly unknown[]): boolean {
  const [first] = messages;
  const asks = field(first, "role") === "system" || field(first, "role") === "developer";
  return asks && /\btitle\b/i.test(JSON.stringify(field(first, "content") ?? ""));
}
