import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fixture } from "../../../harness/corpus/fixture.ts";
import { loadFixtures } from "../../../harness/corpus/load-corpus.ts";
import { validator } from "../../../harness/corpus/validators.ts";
import { recordedRun } from "../../../harness/properties/recorded.ts";
import { recordsOf } from "../../../harness/transforms/documents.ts";

const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));
const validate = validator("wire/gemini/stream-json");
const validateDocument = validator("wire/gemini/json");

interface Printed {
  at: string;
  version: string;
  record: Record<string, unknown>;
}

let records: Printed[] = [];
let documents: Printed[] = [];

beforeAll(async () => {
  const { fixtures } = await loadFixtures("fixtures/cli-outputs/gemini");
  records = printed(fixtures, "stream-json");
  documents = printed(fixtures, "json");
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
    const kinds = new Set(records.map(({ record }) => kindOf(record)));
    const seen = Object.fromEntries([...kinds].map((kind) => [kind, versionsOf(kind)]));
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

function printed(fixtures: readonly Fixture[], format: string): Printed[] {
  return fixtures
    .filter(({ manifest }) => manifest.provenance.kind === "recorded" && manifest.outputFormat === format)
    .flatMap((fixture) =>
      recordsOf(recordedRun(fixture)).map((record, index) => ({
        at: `${fixture.id}, record ${index + 1}`,
        version: fixture.manifest.cli.version ?? "",
        record,
      })),
    );
}

function versionsOf(kind: string): string[] {
  const versions = records.filter(({ record }) => kindOf(record) === kind).map(({ version }) => version);
  return [...new Set(versions)].toSorted();
}

function kindOf({ type, role }: Record<string, unknown>): string {
  return role === undefined ? `${type}` : `${type}/${role}`;
}
