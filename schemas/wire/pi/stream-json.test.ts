import { describeWireSchema } from "../../../harness/schema/testing/describe-wire-schema.ts";

describeWireSchema("pi", 1000, [
  { of: "session", change: (record) => ({ ...record, type: "zz_unknown" }) },
  { of: "session", change: (record) => ({ ...record, id: 7 }) },
  { of: "message_start", change: ({ message: _message, ...record }) => record },
  { of: "message_end", change: (record) => ({ ...record, message: { ...record.message, role: "zz" } }) },
  { of: "message_end", change: (record) => ({ ...record, message: { ...record.message, content: null } }) },
  { of: "message_update", change: (record) => ({ ...record, assistantMessageEvent: { type: "zz" } }) },
  { of: "turn_end", change: (record) => ({ ...record, message: { ...record.message, stopReason: "zz" } }) },
  {
    of: "turn_end",
    change: (record) => ({ ...record, message: { ...record.message, usage: { input: 1 } } }),
  },
  { of: "tool_execution_start", change: (record) => ({ ...record, args: "echo hi" }) },
  { of: "tool_execution_end", change: (record) => ({ ...record, isError: null }) },
  { of: "tool_execution_end", change: (record) => ({ ...record, result: "hi" }) },
  { of: "agent_end", change: (record) => ({ ...record, messages: {} }) },
  { of: "agent_settled", change: (record) => ({ ...record, aborted: "no" }) },
  { of: "auto_retry_start", change: (record) => ({ ...record, delayMs: "2s" }) },
]);
