import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type RecordedLine,
  recordedLines,
  versionsByKind,
} from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

const validate = validator("wire/claude/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("claude");
});

describe("the wire schema of claude's stream-json", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(800);
    const refused = lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record, all of them and no others", () => {
    const seen = versionsByKind(lines, (record) => [kindOf(record)]);
    const said = new Map<string, Set<string>>();
    for (const { properties, "x-versions": versions } of Object.values<Definition>($defs)) {
      if (properties?.type?.const === undefined || versions === undefined) continue;
      const key = kindOf({ type: properties.type.const, subtype: properties.subtype?.const });
      if (seen.has(key)) said.set(key, new Set([...(said.get(key) ?? []), ...versions]));
    }
    for (const [key, versions] of said) expect([key, [...versions].sort()]).toEqual([key, seen.get(key)]);
    expect(said.size).toBeGreaterThan(20);
  });

  it("refuses a record whose fields have another type", () => {
    const init = lines.find(({ record }) => kindOf(record) === "system/init")!.record;
    expect(validate({ ...init, tools: "Bash" })).not.toEqual([]);
    expect(validate({ ...init, session_id: 7 })).not.toEqual([]);
    expect(validate({ type: "zz_unknown" })).not.toEqual([]);
  });
});

interface Definition {
  properties?: { type?: { const?: string }; subtype?: { const?: string } };
  "x-versions"?: string[];
}

function kindOf({ type, subtype }: Record<string, unknown>): string {
  return subtype === undefined ? `${type}` : `${type}/${subtype}`;
}
