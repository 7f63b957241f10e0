import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { validator } from "../validators.ts";
import { type RecordedLine, recordedLines, versionsByKind } from "./recorded-lines.ts";

// biome-ignore lint/suspicious/noExplicitAny: a mutant may put anything anywhere.
type Loose = any;

/** A recorded record of one type, damaged so that the schema must refuse it. */
export interface Mutant {
  of: string;
  change: (record: Loose) => unknown;
}

interface Definition {
  properties: { type: { const: string } };
  "x-versions"?: string[];
}

/**
 * Holds the schema of a provider's stream against its recordings, both ways. For streams whose records carry their own
 * `type` and whose schema defines each of these by itself.
 *
 * @param atLeast how many records are there: no fewer may be found by accident.
 */
export function describeWireSchema(provider: string, atLeast: number, mutants: readonly Mutant[]): void {
  const validate = validator(`wire/${provider}/stream-json`);
  const schema = new URL(`../../../schemas/wire/${provider}/stream-json.schema.json`, import.meta.url);
  const { $defs } = JSON.parse(readFileSync(schema, "utf8"));
  let lines: RecordedLine[] = [];

  beforeAll(async () => {
    lines = await recordedLines(provider);
  });

  describe(`the wire schema of ${provider}'s records`, () => {
    it("takes every line that was recorded", () => {
      expect(lines.length).toBeGreaterThan(atLeast);
      const refused = lines.flatMap(({ at, record }) =>
        validate(record).map((problem) => `${at}: ${problem}`),
      );
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
      for (const { change, of } of mutants) {
        const { record } = lines.find((line) => line.record.type === of)!;
        expect(validate(change(structuredClone(record))), `${of}: ${change}`).not.toEqual([]);
      }
    });
  });
}
