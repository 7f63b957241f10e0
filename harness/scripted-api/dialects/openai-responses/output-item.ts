import type { ReplyPart } from "../../scenario.ts";
import { argumentsText } from "../../tools/tool-arguments.ts";
import { toolCall } from "../../tools/tool-call.ts";
import type { ConversationCall } from "../dialect-code.ts";

/** An item of a response's output, whole. */
export type OutputItem = Readonly<Record<string, unknown>> & { id: string; type: string };

/** A part of a reply as the API's output item; `place` is its index in the output. */
export function outputItem(part: ReplyPart, place: number, call: ConversationCall): OutputItem {
  const id = `${call.turn}_${place}`;
  if ("text" in part)
    return messageItem(`msg_${id}`, { type: "output_text", text: part.text.join(""), annotations: [] });
  if ("thinking" in part) {
    const summary = [{ type: "summary_text", text: part.thinking.join("") }];
    return { type: "reasoning", id: `rs_${id}`, summary, encrypted_content: "c2NyaXB0ZWQ=" };
  }
  if ("search" in part) {
    const action = { type: "search", query: part.search };
    return { type: "web_search_call", id: `ws_${id}`, status: "completed", action };
  }
  const { name, namespace, takes, arguments: value } = toolCall(part.tool, call.tools, call.workspace);
  const callId = `call_${id}`;
  if (takes === "text") {
    return {
      type: "custom_tool_call",
      id: `ctc_${id}`,
      call_id: callId,
      name,
      input: String(value),
      status: "completed",
    };
  }
  if (takes === "local_shell") {
    const command = part.tool.does === "shell" ? ["bash", "-lc", part.tool.command] : [];
    const action = { type: "exec", command, env: {} };
    return { type: "local_shell_call", id: `lsh_${id}`, call_id: callId, status: "completed", action };
  }
  const text = argumentsText(value).replaceAll("{{id}}", call.replyId ?? "none");
  const called = { name, ...(namespace === undefined ? {} : { namespace }), arguments: text };
  return { type: "function_call", id: `fc_${id}`, call_id: callId, ...called, status: "completed" };
}

/** A message of the assistant with one part of content. */
export function messageItem(id: string, content: Readonly<Record<string, unknown>>): OutputItem {
  return { type: "message", id, role: "assistant", status: "completed", content: [content] };
}
