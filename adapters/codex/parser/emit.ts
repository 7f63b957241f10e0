import type { RunState } from "./run-state.ts";

/**
 * Tells a whole text of the agent. After a retry notice the next call may print the same text again, which is reported
 * once (INV-CLI-EVENT-004); the last text of the turn is its answer (openai/codex#30190).
 */
export function emitText(state: RunState, text: string): void {
  state.answer = text;
  state.retry = null;
  if (text === "") return;
  state.transcript.startBlock();
  state.transcript.delta(text);
  state.transcript.stopBlock();
}

/** Tells a tool call. What the model said before it is settled: a retry goes on behind the tool's result. */
export function emitToolUse(
  state: RunState,
  id: string | null,
  { name, server, input }: { name: string; server: string | null; input: unknown },
): void {
  settle(state);
  if (!state.tools.use(id, name, server) || id === null) return;
  const ofServer = server === null ? {} : { mcp_server: server };
  state.events.push({ kind: "tool_use", tool_call_id: id, name, input, ...ofServer });
}

/**
 * Tells the result of a call that was reported before.
 *
 * @returns false when no such call waits for a result.
 */
export function emitToolResult(
  state: RunState,
  id: string | null,
  isError: boolean,
  output: unknown,
): boolean {
  settle(state);
  if (id === null || !state.tools.result(id, isError)) return false;
  state.events.push({ kind: "tool_result", tool_call_id: id, status: isError ? "error" : "ok", output });
  return true;
}

function settle(state: RunState): void {
  state.retry = null;
  state.transcript.finishCall();
  state.transcript.startCall();
}
