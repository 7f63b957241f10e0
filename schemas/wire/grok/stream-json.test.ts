import { beforeAll, describe, expect, it } from "vitest";
import { describeWireSchema } from "../../../harness/schema/testing/describe-wire-schema.ts";
import { type RecordedLine, recordedDocuments } from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

describeWireSchema("grok", 500, [
  { of: "text", change: (record) => ({ ...record, type: "zz_unknown" }) },
  { of: "text", change: (record) => ({ ...record, data: null }) },
  { of: "thought", change: ({ data: _data, ...record }) => record },
  { of: "usage", change: (record) => ({ ...record, usage: { ...record.usage, input_tokens: "1" } }) },
  { of: "tool_call", change: (record) => ({ ...record, rawInput: "{}" }) },
  { of: "tool_call", change: ({ toolCallId: _id, ...record }) => record },
  { of: "tool_call_update", change: (record) => ({ ...record, status: "zz" }) },
  { of: "tool_call_update", change: (record) => ({ ...record, content: "hi" }) },
  { of: "end", change: ({ sessionId: _id, ...record }) => record },
  { of: "end", change: (record) => ({ ...record, stopReason: null }) },
  { of: "error", change: (record) => ({ ...record, message: { text: "x" } }) },
  { of: "system", change: (record) => ({ ...record, session_id: 7 }) },
  {
    of: "assistant",
    change: (record) => ({ ...record, message: { ...record.message, content: "Hello" } }),
  },
  { of: "user", change: (record) => ({ ...record, message: { ...record.message, role: "tool" } }) },
  { of: "stream_event", change: ({ event: _event, ...record }) => record },
  { of: "result", change: (record) => ({ ...record, is_error: "false" }) },
  { of: "result", change: (record) => ({ ...record, subtype: "done" }) },
]);

describe("the wire schema of grok's documents", () => {
  const validate = validator("wire/grok/json");
  let documents: RecordedLine[] = [];

  beforeAll(async () => {
    documents = await recordedDocuments("grok");
  });

  it("takes every document that was recorded", () => {
    expect(documents.length).toBeGreaterThan(15);
    expect(documents.flatMap(({ record }) => validate(record))).toEqual([]);
  });

  it("refuses one that is neither an answer nor an error", () => {
    const answer = documents.find(({ record }) => "text" in record)?.record;
    expect(validate({ ...answer, text: null })).not.toEqual([]);
    expect(validate({ ...answer, stopReason: undefined })).not.toEqual([]);
    expect(validate({ type: "error" })).not.toEqual([]);
  });
});
