import { describeWireSchema } from "../../../harness/schema/testing/describe-wire-schema.ts";

describeWireSchema("copilot", 1500, [
  { of: "assistant.message", change: (record) => ({ ...record, type: "zz_unknown" }) },
  { of: "assistant.message", change: (record) => ({ ...record, data: { ...record.data, content: null } }) },
  { of: "assistant.message", change: ({ parentId: _parent, ...record }) => record },
  { of: "assistant.message_delta", change: (record) => ({ ...record, data: { messageId: "m" } }) },
  { of: "assistant.turn_start", change: ({ data: _data, ...record }) => record },
  { of: "model.call_finished", change: (record) => ({ ...record, data: { ...record.data, outcome: "zz" } }) },
  {
    of: "model.call_failure",
    change: (record) => ({ ...record, data: { ...record.data, statusCode: "401" } }),
  },
  {
    of: "tool.execution_start",
    change: (record) => ({ ...record, data: { ...record.data, arguments: "{}" } }),
  },
  {
    of: "tool.execution_complete",
    change: (record) => ({ ...record, data: { ...record.data, success: "true" } }),
  },
  { of: "tool.shell_output", change: (record) => ({ ...record, data: { ...record.data, stream: "out" } }) },
  {
    of: "session.error",
    change: (record) => ({ ...record, data: { ...record.data, message: { text: "x" } } }),
  },
  { of: "result", change: (record) => ({ ...record, exitCode: "1" }) },
  { of: "result", change: ({ sessionId: _id, ...record }) => record },
]);
