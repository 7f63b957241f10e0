import type { Asked } from "../../asked.ts";
import { workspaceIn } from "../../tools/workspace-in.ts";
import type { Call, DialectCode } from "../dialect-code.ts";
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
    main: tools.length > 0 || !/\btitle\b/i.test(JSON.stringify(body.instructions ?? input[0] ?? "")),
    model: typeof body.model === "string" ? body.model : null,
    streamed: body.stream === true,
    tools,
    turn: input.length,
    workspace: workspaceIn(body),
    schema: undefined,
  };
}
