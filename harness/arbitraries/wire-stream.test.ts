import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaRegistry } from "../schema/schema-registry.ts";
import { streamBytes, wireStream, wireStreamOf } from "./wire-stream.ts";

const SEED = 7;

describe("wireStream", () => {
  const claude = wireStream("claude")!;

  it("makes only records that the wire schema accepts", () => {
    const records = fc.sample(claude.valid, { numRuns: 60, seed: SEED }).flat();
    expect(records.length).toBeGreaterThan(60);
    expect(records.filter((record) => !claude.accepts(record))).toEqual([]);
  });

  it("makes near misses with one wrong record each", () => {
    for (const records of fc.sample(claude.nearMisses, { numRuns: 60, seed: SEED })) {
      expect(records.filter((record) => !claude.accepts(record))).toHaveLength(1);
    }
  });

  it("refers to earlier records: ids come again", () => {
    const text = fc
      .sample(claude.valid, { numRuns: 60, seed: SEED })
      .map((records) => streamBytes(records).toString());
    expect(text.some((stream) => stream.split('"id-1"').length > 3)).toBe(true);
  });

  it("generates no streams for a provider without a wire schema", () => {
    expect(wireStream("nobody")).toBeNull();
  });

  it("makes streams of a schema that gives no order", () => {
    const id = "https://example.test/wire.json";
    const stream = wireStreamOf(
      id,
      schemaRegistry([{ $id: id, type: "object", properties: { n: { type: "integer" } }, required: ["n"] }]),
    );
    expect(fc.sample(stream.valid, { numRuns: 20, seed: SEED }).flat().every(stream.accepts)).toBe(true);
  });
});

describe("streamBytes", () => {
  it("ends every record with a newline", () => {
    expect(streamBytes([{ a: "é" }, null]).toString("utf8")).toBe('{"a":"é"}\nnull\n');
  });
});
