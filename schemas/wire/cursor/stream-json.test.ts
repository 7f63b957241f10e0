import { describe, expect, it } from "vitest";
import { jsonRecord } from "../../../adapters/shared/framing/json-record.ts";
import { loadFixtures } from "../../../harness/corpus/load-corpus.ts";
import { validator } from "../../../harness/schema/validators.ts";

const validate = validator("wire/cursor/stream-json");
/** Fixtures whose records are odd on purpose. */
const ODD = new Set(["cursor/reported/content-is-a-string"]);

describe("the wire schema of cursor's records", () => {
  it("takes every line that was reported", async () => {
    const { fixtures } = await loadFixtures("fixtures/cli-outputs/cursor");
    const streams = fixtures.filter(
      ({ id, manifest }) => manifest.outputFormat === "stream-json" && !ODD.has(id),
    );
    const records = streams.flatMap(({ id, stdout }) =>
      stdout
        .toString("utf8")
        .split("\n")
        .flatMap((line) => jsonRecord(line) ?? [])
        .map((record) => ({ id, record })),
    );
    expect(records.length).toBeGreaterThan(100);
    expect(
      records.flatMap(({ id, record }) => validate(record).map((problem) => `${id}: ${problem}`)),
    ).toEqual([]);
  });

  it.each<[string, object]>([
    ["an unknown type", { type: "zz_unknown" }],
    ["a start without a session", { type: "system", subtype: "init", model: "Auto" }],
    [
      "a text that is null",
      { type: "assistant", message: { role: "assistant", content: null }, session_id: "s" },
    ],
    [
      "a tool that is text",
      { type: "tool_call", subtype: "started", call_id: "c", tool_call: "x", session_id: "s" },
    ],
    ["a result without its flag", { type: "result", subtype: "success", result: "x", session_id: "s" }],
  ])("refuses %s", (_, record) => expect(validate(record)).not.toEqual([]));
});
