import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type RecordedLine,
  recordedDocuments,
  recordedLines,
  versionsByKind,
} from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

const validate = validator("wire/qwen/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("qwen");
});

describe("the wire schema of qwen's stream-json", () => {
  it("takes every line that was recorded, and every record of the documents", async () => {
    const documents = await recordedDocuments("qwen");
    expect([lines.length > 150, documents.length > 2]).toEqual([true, true]);
    const refused = [...lines, ...documents].flatMap(({ at, record }) =>
      validate(record).map((problem) => `${at}: ${problem}`),
    );
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record, all of them and no others", () => {
    const seen = Object.fromEntries(versionsByKind(lines, (record) => [kindOf(record)]));
    const definitions = Object.values<Definition>($defs).filter((one) => one["x-versions"] !== undefined);
    const said = definitions.map(({ properties: { type, subtype }, "x-versions": versions }) => [
      kindOf({ type: type.const, subtype: subtype?.const }),
      versions?.toSorted(),
    ]);
    expect(Object.fromEntries(said)).toEqual(seen);
  });

  it("refuses a record with a field of another type, or without one that all have", () => {
    for (const [kind, change] of MUTANTS) {
      const record = lines.find((line) => kindOf(line.record) === kind)?.record;
      expect(record, kind).toBeDefined();
      expect(validate({ ...record, ...change }), `${kind} with ${JSON.stringify(change)}`).not.toEqual([]);
    }
  });
});

interface Definition {
  properties: { type: { const: string }; subtype?: { const: string } };
  "x-versions"?: string[];
}

const MUTANTS: [kind: string, change: object][] = [
  ["system/init", { type: "zz_unknown" }],
  ["system/init", { tools: "edit" }],
  ["system/init", { qwen_code_version: undefined }],
  ["system/retry", { data: { reason: "retry" } }],
  ["assistant", { message: { content: "Hi" } }],
  ["assistant", { session_id: 7 }],
  ["user", { message: { role: "user", content: [{ type: "tool_result" }] } }],
  ["stream_event", { event: { type: "zz_unknown" } }],
  ["result/success", { is_error: true }],
  ["result/success", { result: null }],
  ["result/error_during_execution", { error: "no" }],
  ["result/error_during_execution", { usage: { input_tokens: "1" } }],
];

function kindOf({ type, subtype }: Record<string, unknown>): string {
  return subtype === undefined ? `${type}` : `${type}/${subtype}`;
}
