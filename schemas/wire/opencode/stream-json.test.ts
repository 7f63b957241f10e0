import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fixture } from "../../../harness/corpus/fixture.ts";
import { loadFixtures } from "../../../harness/corpus/load-corpus.ts";
import { validator } from "../../../harness/corpus/validators.ts";

const validate = validator("wire/opencode/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

type Line = { at: string; version: string; record: Record<string, unknown> };

let lines: Line[] = [];

beforeAll(async () => {
  const { fixtures } = await loadFixtures("fixtures/cli-outputs/opencode");
  lines = fixtures.filter(isRecordedStream).flatMap(linesOf);
});

describe("the wire schema of opencode's records", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(200);
    const refused = lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record, all of them and no others", () => {
    const types = new Set(lines.map(({ record }) => String(record.type)));
    const seen = Object.fromEntries([...types].map((type) => [type, versionsOf(type)]));
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

function versionsOf(type: string): string[] {
  const versions = lines.filter(({ record }) => record.type === type).map(({ version }) => version);
  return [...new Set(versions)].toSorted();
}

function isRecordedStream({ manifest }: Fixture): boolean {
  return manifest.provenance.kind === "recorded" && manifest.outputFormat === "stream-json";
}

/** Lines that are no JSON (help text, a record that was cut) are no records. */
function linesOf({ id, stdout, manifest }: Fixture): Line[] {
  return stdout
    .toString("utf8")
    .split("\n")
    .flatMap((line, index) => {
      try {
        return [{ at: `${id}:${index + 1}`, version: manifest.cli.version ?? "", record: JSON.parse(line) }];
      } catch {
        return [];
      }
    });
}
