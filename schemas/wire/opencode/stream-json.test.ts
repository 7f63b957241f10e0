import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { validator } from "../../../harness/corpus/validators.ts";
import { type RecordedLine, recordedLines, versionsByKind } from "../testing/recorded-lines.ts";

const validate = validator("wire/opencode/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("opencode");
});

describe("the wire schema of opencode's records", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(200);
    const refused = lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record, all of them and no others", () => {
    const seen = Object.fromEntries(versionsByKind(lines, ({ type }) => [String(type)]));
    const definitions = Object.values<Definition>($defs).filter((one) => one["x-versions"] !== undefined);
    const said = Object.fromEntries(
      definitions.map((one) => [one.properties.type.const, one["x-versions"]!.toSorted()]),
    );
    expect(said).toEqual(seen);
  });

  it("refuses a record with a field of another type, or without one that all have", () => {
    for (const { change, of } of MUTANTS) {
      const { record } = lines.find((line) => line.record.type === of)!;
      expect(validate(change(structuredClone(record))), `${of}: ${change}`).not.toEqual([]);
    }
  });
});

interface Definition {
  properties: { type: { const: string } };
  "x-versions"?: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a mutant may put anything anywhere.
type Loose = any;

const MUTANTS: { of: string; change: (record: Loose) => unknown }[] = [
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
];
