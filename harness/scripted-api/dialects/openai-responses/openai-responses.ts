import type { Asked } from "../../asked.ts";
import { workspaceIn } from "../../tools/workspace-in.ts";
import type { Call, DialectCode } from "../dialect-code.ts";
import { field } from "../field.ts";
import { modelList } from "../model-list.ts";
import { openaiError } from "../openai-error.ts";
import { offeredTools } from "./offered-tools.ts";
import { toldMessage } from "./told-message.ts";

/** OpenAI's Responses API: `POST .../responses`, `GET .../models`. */
export const openaiResponses: DialectCode = {
  name: "openai-responses",
  headers: { "x-request-id": "req_scripted_1" },
  read,
  message: toldMessage,
  refusal: openaiError,
};

function read({ method, path, body }: Asked): Call | null {
  if (method === "GET" && path.endsWith("/models")) return modelList();
  if (method !== "POST" || !path.endsWith("/responses")) return null;
  const input = Array.isArray(body.input) ? body.input : [];
  const tools = offeredTools(body);
  return {
    wants: "message",
    main: !isErrand(body) && (tools.length > 0 || !asksForTitle(body.instructions ?? input[0])),
    model: typeof body.model === "string" ? body.model : null,
    streamed: body.stream === true,
    tools,
    turn: input.length,
    workspace: workspaceIn(body),
    schema: undefined,
  };
}

/** Who lets the model call one tool and no other wants a value of it, no conversation: grok's title is asked for so. */
function isErrand({ tool_choice: choice }: Asked["body"]): boolean {
  return field(choice, "type") === "function";
}

function asksForTitle(instructions: unknown): boolean {
  return /\btitle\b/i.test(JSON.stringify(instructions ?? ""));
}
