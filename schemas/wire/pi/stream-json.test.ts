import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { validator } from "../../../harness/corpus/validators.ts";
import { type RecordedLine, recordedLines, versionsByKind } from "../testing/recorded-lines.ts";

const validate = validator("wire/pi/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("pi");
});

describe("the wire schema of pi's records", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(1000);
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
];
