import { type JsonRecord, stringAt } from "../../shared/framing/fields.ts";
import { serverInBareName } from "../../shared/parser/tool-ledger.ts";
import type { RunState } from "./run-state.ts";

/**
 * A piece of a text, despite its name; or a tool begins to run. The text so far, which is beside some pieces, says
 * nothing new. Pieces of thoughts are left to the whole thought.
 */
export function onContentStart(state: RunState, event: JsonRecord): void {
  if (event.contentType === "text") {
    const text = stringAt(event.text);
    if (text !== null && text !== "") state.transcript.delta(text);
  } else if (event.contentType === "tool") {
    const [id, name] = [stringAt(event.toolCallId), stringAt(event.toolName)];
    const server = serverInBareName(name ?? "");
    if (name === null || !state.tools.use(id, name, server) || id === null) return;
    const ofServer = server === null ? {} : { mcp_server: server };
    state.events.push({ kind: "tool_use", tool_call_id: id, name, input: event.input ?? null, ...ofServer });
  }
}

/** A whole text or thought, or a tool has ended. What it printed on the way is in its output. */
export function onContentEnd(state: RunState, event: JsonRecord): void {
  if (event.contentType === "text") {
    const text = stringAt(event.text);
    if (text === null || text === "") state.transcript.stopBlock();
    else state.transcript.block(text);
  } else if (event.contentType === "reasoning") {
    const text = stringAt(event.reasoning);
    if (text !== null && text !== "") state.events.push({ kind: "thinking", text });
  } else if (event.contentType === "tool") {
    const id = stringAt(event.toolCallId);
    const isError = isFailed(event);
    if (id === null || !state.tools.result(id, isError)) return;
    const output = event.output ?? event.error ?? null;
    state.events.push({ kind: "tool_result", tool_call_id: id, status: isError ? "error" : "ok", output });
  }
}

/** The call has an error of its own, was refused (`{error}`), or says of a part that it did not succeed. */
function isFailed({ error, output }: JsonRecord): boolean {
  if (typeof error === "string" && error !== "") return true;
  return (Array.isArray(output) ? output : [output]).some(
    (part) => part?.success === false || typeof part?.error === "string",
  );
}
