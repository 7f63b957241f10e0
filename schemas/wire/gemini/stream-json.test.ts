import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type RecordedLine,
  recordedDocuments,
  recordedLines,
  versionsByKind,
} from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));
const validate = validator("wire/gemini/stream-json");
const validateDocument = validator("wire/gemini/json");

let records: RecordedLine[] = [];
let documents: RecordedLine[] = [];

beforeAll(async () => {
  records = await recordedLines("gemini");
  documents = await recordedDocuments("gemini");
});

describe("the wire schemas of gemini", () => {
  it("take every record that was recorded", () => {
    expect(records.length).toBeGreaterThan(400);
    const refused = records.flatMap(({ at, record }) =>
      validate(record).map((problem) => `${at}: ${problem}`),
    );
    expect(refused).toEqual([]);
  });

  it("take every document that was recorded", () => {
    expect(documents.length).toBeGreaterThan(3);
    const refused = documents.flatMap(({ at, record }) =>
      validateDocument(record).map((problem) => `${at}: ${problem}`),
    );
    expect(refused).toEqual([]);
  });

  it("name the versions that print each type of record, all of them and no others", () => {
    const seen = Object.fromEntries(versionsByKind(records, (record) => [kindOf(record)]));
    const definitions = Object.values<Definition>($defs).filter((one) => one["x-versions"] !== undefined);
    const said = definitions.map((one) => {
      const { type, role } = one.properties;
      return [kindOf({ type: type?.const, role: role?.const }), one["x-versions"]?.toSorted()];
    });
    expect(Object.fromEntries(said)).toEqual(seen);
  });

  it("refuse a record with a field of another type, or without one that all have", () => {
    for (const [kind, change] of MUTANTS) {
      const record = records.find((one) => kindOf(one.record) === kind)?.record;
      expect(record, kind).toBeDefined();
      expect(validate({ ...record, ...change }), `${kind} with ${JSON.stringify(change)}`).not.toEqual([]);
    }
  });

  it("refuse a document without a response and an error, or with figures in quotes", () => {
    expect(validateDocument({ session_id: "s" })).not.toEqual([]);
    expect(validateDocument({ ...documents[0]?.record, response: null })).not.toEqual([]);
    expect(validateDocument({ response: "", stats: { models: { m: { tokens: "12" } } } })).not.toEqual([]);
  });
});

interface Definition {
  properties: { type?: { const?: string }; role?: { const?: string } };
  "x-versions"?: string[];
}

const MUTANTS: [kind: string, change: object][] = [
  ["init", { type: "zz_unknown" }],
  ["init", { session_id: 7 }],
  ["init", { model: undefined }],
  ["message/user", { content: ["Hi"] }],
  ["message/assistant", { delta: false }],
  ["message/assistant", { role: "model" }],
  ["message/assistant", { content: null }],
  ["tool_use", { parameters: "{}" }],
  ["tool_use", { tool_id: null }],
  ["tool_result", { status: "ok" }],
  ["tool_result", { error: "broken" }],
  ["error", { severity: "fatal" }],
  ["result", { status: "done" }],
  ["result", { stats: { total_tokens: "1" } }],
  ["result", { stats: undefined }],
];

function kindOf({ type, role }: Record<string, unknown>): string {
  return role === undefined ? `${type}` : `${type}/${role}`;
}
