import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { validator } from "../../../harness/corpus/validators.ts";
import { type RecordedLine, recordedLines, versionsByKind } from "../testing/recorded-lines.ts";

const validate = validator("wire/copilot/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("copilot");
});

describe("the wire schema of copilot's records", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(1500);
    const refused = lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record, all of them and no others", () => {
    const seen = Object.fromEntries(versionsByKind(lines, ({ type }) => [String(type)]));
    const definitions = Object.values<Definition>($defs);
    const said = Object.fromEntries(
      definitions.map((one) => [one.properties.type.const, one["x-versions"].toSorted()]),
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
  "x-versions": string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a mutant may put anything anywhere.
type Loose = any;

const MUTANTS: { of: string; change: (record: Loose) => unknown }[] = [
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
];
