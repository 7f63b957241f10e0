import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../../harness/lib/json.ts";
import {
  type RecordedLine,
  recordedLines,
  versionsByKind,
} from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

const validate = validator("wire/cline/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

interface Definition {
  properties: Record<string, { const?: string; properties?: Record<string, { const?: string }> }>;
  "x-versions"?: string[];
}

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("cline");
});

describe("the wire schema of cline's records", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(40);
    const refused = lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record and event, all of them and no others", () => {
    const seen = Object.fromEntries(versionsByKind(lines, ({ type, event }) => [kindOf(type, event)]));
    const definitions = Object.values<Definition>($defs).filter((one) => one["x-versions"] !== undefined);
    const said = Object.fromEntries(
      definitions.map(({ properties: { type, event }, ...one }) => {
        const { type: eventType, contentType } = event?.properties ?? {};
        const parts = { type: eventType?.const, contentType: contentType?.const };
        return [kindOf(type!.const, event && parts), one["x-versions"]];
      }),
    );
    expect(said).toEqual(seen);
  });

  it.each<[string, object]>([
    ["an unknown type", { ts: "", type: "zz_unknown" }],
    ["an event that is text", { ts: "", type: "agent_event", event: "text" }],
    ["an event without a time", { type: "agent_event", event: { type: "iteration_start", iteration: 1 } }],
    ["a text that is null", event("content_start", { contentType: "text", text: null })],
    ["an unknown kind of content", event("content_end", { contentType: "zz", text: "" })],
    ["a tool without an id", event("content_start", { contentType: "tool", toolName: "x", input: {} })],
    [
      "an output that is text",
      event("content_end", { contentType: "tool", toolCallId: "c", toolName: "x", output: "hi" }),
    ],
    ["tokens that are text", event("usage", { inputTokens: "1", outputTokens: 1 })],
    ["an error that is a sentence", event("error", { error: "no", recoverable: false })],
  ])("refuses %s", (_, record) => {
    expect(validate(record)).not.toEqual([]);
  });

  it.each([
    ["finishReason", "zz"],
    ["text", null],
    ["usage", { inputTokens: -1, outputTokens: 0 }],
    ["model", "lab-model"],
  ])("refuses a result whose %s is %j", (field, value) => {
    const { record } = lines.find((line) => line.record.type === "run_result")!;
    expect(validate(record)).toEqual([]);
    expect(validate({ ...record, [field]: value })).not.toEqual([]);
  });
});

function kindOf(type: unknown, event: unknown): string {
  const { type: eventType, contentType } = isRecord(event) ? event : {};
  return [type, eventType, contentType].filter((part) => part !== undefined).join("/");
}

function event(type: string, more: object): object {
  return { ts: "", type: "agent_event", event: { type, ...more } };
}
