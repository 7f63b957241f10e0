import types from "../../../../contracts/execution/v1/adapter-types.json" with { type: "json" };
import type { AgentExecutionAdapter } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";

/** Under which name this adapter keeps a session: the document's for its providers, else `sessionId`. */
export function sessionKeyOf({ providerId = "" }: AgentExecutionAdapter): string {
  return Object.hasOwn(types, providerId) ? types[providerId as keyof typeof types].sessionKey : "sessionId";
}
