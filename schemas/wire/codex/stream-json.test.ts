import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../../harness/lib/json.ts";
import {
  type RecordedLine,
  recordedLines,
  versionsByKind,
} from "../../../harness/schema/testing/recorded-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

const validate = validator("wire/codex/stream-json");
const { $defs } = JSON.parse(readFileSync(new URL("stream-json.schema.json", import.meta.url), "utf8"));

interface Definition {
  title?: string;
  properties?: Record<string, { const?: string }>;
  "x-versions"?: string[];
}

let lines: RecordedLine[] = [];

beforeAll(async () => {
  lines = await recordedLines("codex");
});

describe("the wire schema of codex's --json", () => {
  it("takes every line that was recorded", () => {
    expect(lines.length).toBeGreaterThan(900);
    const refused = lines.flatMap(({ at, record }) => validate(record).map((problem) => `${at}: ${problem}`));
    expect(refused).toEqual([]);
  });

  it("names the versions that print each type of record, item and message, all of them and no others", () => {
    const seen = versionsByKind(lines, kindsOf);
    const said = new Map<string, string[]>();
    for (const definition of Object.values<Definition>($defs)) {
      const type = definition.properties?.type?.const;
      const versions = definition["x-versions"];
      if (type === undefined || versions === undefined) continue;
      const family = /Item$/.test(definition.title!)
        ? "item/"
        : /Message$/.test(definition.title!)
          ? "msg/"
          : "";
      said.set(family + type, [...versions].sort());
    }
    expect([...said.keys()].sort()).toEqual([...seen.keys()].sort());
    for (const [kind, versions] of said) expect([kind, versions]).toEqual([kind, seen.get(kind)]);
  });

  it.each<[string, object]>([
    ["an unknown type", { type: "zz_unknown" }],
    ["a thread without its id", { type: "thread.started" }],
    ["an item that is text", { type: "item.completed", item: "text" }],
    [
      "a message whose text is null",
      { type: "item.completed", item: { id: "item_0", type: "agent_message", text: null } },
    ],
    ["an exit code that is text", { type: "item.completed", item: { ...command(), exit_code: "0" } }],
    [
      "usage that is negative",
      { type: "turn.completed", usage: { input_tokens: -1, cached_input_tokens: 0, output_tokens: 0 } },
    ],
    ["a failed turn with a bare sentence", { type: "turn.failed", error: "no" }],
    ["an envelope without a message", { id: "0" }],
    ["a message of an unknown type", { id: "0", msg: { type: "zz_unknown" } }],
    [
      "a configuration without a model",
      { workdir: "/", provider: "p", approval: "never", sandbox: "read-only" },
    ],
  ])("refuses %s", (_name, record) => {
    expect(validate(record)).not.toEqual([]);
  });

  it("takes the fields next to those", () => {
    expect(validate({ type: "item.completed", item: command() })).toEqual([]);
    expect(validate({ type: "turn.failed", error: { message: "no" } })).toEqual([]);
  });
});

function command() {
  return {
    id: "item_0",
    type: "command_execution",
    command: "ls",
    aggregated_output: "",
    exit_code: 0,
    status: "completed",
  };
}

/** Records without a type are distinguished by their fields and have no constant to look up. */
function kindsOf({ type, item, msg }: Record<string, unknown>): string[] {
  return [
    ...(typeof type === "string" ? [type] : []),
    ...(isRecord(item) ? [`item/${item.type}`] : []),
    ...(isRecord(msg) ? [`msg/${msg.type}`] : []),
  ];
}
