import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type RecordedLine,
  recordedLines,
  versionsByKind,
} from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

interface Definition {
  properties: { role?: { const?: string } };
  "x-versions"?: string[];
}

const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));
const validate = validator("wire/grok-vibe/stream-json");
let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("grok-vibe");
});

describe("the wire schema of grok-vibe's records", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`))).toEqual(
      [],
    );
  });

  it("names the versions that print each role, all of them and no others", () => {
    const seen = Object.fromEntries(versionsByKind(lines, ({ role }) => [String(role)]));
    const definitions = Object.values<Definition>($defs).filter((one) => one["x-versions"] !== undefined);
    expect(
      Object.fromEntries(definitions.map((one) => [one.properties.role?.const, one["x-versions"]])),
    ).toEqual(seen);
  });

  it.each([
    ["assistant", { content: null }],
    ["assistant", { role: "model" }],
    ["assistant", { tool_calls: {} }],
    ["tool", { tool_call_id: 7 }],
    ["tool", { content: ["hi"] }],
    ["user", { content: undefined }],
  ])("refuses a record of role %s with %j", (role, change) => {
    const record = lines.find((one) => one.record.role === role)?.record;
    expect(validate({ ...record, ...change })).not.toEqual([]);
  });
});
