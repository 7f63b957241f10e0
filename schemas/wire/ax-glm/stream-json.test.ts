import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reportedLines } from "../../../harness/schema/testing/reported-lines.ts";
import { validator } from "../../../harness/schema/validators.ts";

describe.each(["ax-glm", "ax-grok"])("the wire schemas of %s", (provider) => {
  const stream = validator(`wire/${provider}/stream-json`);
  const document = validator(`wire/${provider}/json`);

  it("take every record of its reported fixtures", async () => {
    for (const [format, validate] of [
      ["stream-json", stream],
      ["json", document],
    ] as const) {
      const lines = await reportedLines(provider, format);
      expect(lines.length).toBeGreaterThan(25);
      const refused = lines.flatMap(({ at, record }) =>
        validate(record).map((problem) => `${at}: ${problem}`),
      );
      expect(refused).toEqual([]);
    }
  });

  it.each([
    { role: "assistant" },
    { role: "assistant", content: [] },
    { role: "assistant", content: "x", tool_calls: [] },
    { role: "assistant", content: "x", tool_calls: [{ id: "a", type: "function", function: { name: "b" } }] },
    { role: "system", content: "x" },
    { role: "tool", content: {} },
    { content: "x" },
  ])("refuse %j", (record) => expect(stream(record)).not.toEqual([]));

  it.each([
    { timestamp: "2026-04-02T09:30:11.482Z" },
    { messages: [], timestamp: "2026-04-02T09:30:11.482Z" },
    { error: { message: "x" }, timestamp: "2026-04-02T09:30:11.482Z" },
    { messages: [{ role: "system", content: "x" }], model: "m", timestamp: "2026-04-02T09:30:11.482Z" },
  ])("refuse the document %j", (record) => expect(document(record)).not.toEqual([]));

  it("are those of the family, but for the name: the core reads both by one set of types", () => {
    for (const name of ["stream-json", "json"]) {
      const text = (id: string) =>
        readFileSync(new URL(`../${id}/${name}.schema.json`, import.meta.url), "utf8");
      expect(text(provider).replaceAll(provider, "ax-glm")).toBe(text("ax-glm"));
    }
  });
});
