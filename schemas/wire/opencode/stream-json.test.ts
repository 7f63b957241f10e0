import { describeWireSchema } from "../../../harness/schema/testing/describe-wire-schema.ts";

describeWireSchema("opencode", 200, [
  { of: "text", change: (record) => ({ ...record, type: "zz_unknown" }) },
  { of: "text", change: (record) => ({ ...record, sessionID: 7 }) },
  { of: "text", change: (record) => ({ ...record, part: { ...record.part, text: null } }) },
  { of: "reasoning", change: (record) => ({ ...record, part: { ...record.part, type: "text" } }) },
  { of: "step_start", change: ({ part: _part, ...record }) => record },
  { of: "step_finish", change: (record) => ({ ...record, part: { ...record.part, reason: "zz" } }) },
  { of: "step_finish", change: (record) => ({ ...record, part: { ...record.part, cost: "0.1" } }) },
  { of: "step_finish", change: (record) => ({ ...record, part: { ...record.part, tokens: { input: 1 } } }) },
  { of: "tool_use", change: (record) => ({ ...record, part: { ...record.part, state: "completed" } }) },
  { of: "tool_use", change: (record) => ({ ...record, part: { ...record.part, callID: null } }) },
  { of: "error", change: (record) => ({ ...record, error: "broken" }) },
  { of: "error", change: (record) => ({ ...record, error: { ...record.error, data: { message: 7 } } }) },
]);
