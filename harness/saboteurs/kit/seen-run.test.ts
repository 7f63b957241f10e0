import { describe, expect, it } from "vitest";
import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import { SeenRun, valuesOf } from "./seen-run.ts";

function seen(...pieces: string[]): SeenRun {
  const run = new SeenRun({ outputFormat: "stream-json" });
  for (const piece of pieces) run.see("out", Buffer.from(piece));
  return run;
}

describe("SeenRun", () => {
  it("finds records across pieces, in arrays, behind a byte order mark and before CRLF", () => {
    const run = seen('\uFEFF{"a":', '1}\r\nnoise\nnull\n[{"b":2},3]\n{"c":3}');
    expect(run.records()).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }]);
    expect(run.noise()).toEqual(["noise", "null"]);
  });

  it("takes the last record of the terminal type", () => {
    const run = seen('{"type":"result","n":1}\n{"type":"x"}\n{"type":"result","n":2}\n{"type":"y"}\n');
    const manifest = (named?: string | null): Manifest => ({
      id: "zz",
      outputFormats: ["stream-json"],
      ...(named !== undefined && { terminalRecords: { "stream-json": named } }),
    });
    expect(run.terminalRecord(manifest("result"))).toEqual({ type: "result", n: 2 });
    expect(run.terminalRecord(manifest(null))).toBeUndefined();
    expect(run.terminalRecord(manifest())).toBeUndefined();
  });

  it("keeps its own copy of the bytes", () => {
    const bytes = Buffer.from("a");
    const run = seen();
    run.see("out", bytes);
    bytes.fill("b");
    expect(run.text("out")).toBe("a");
  });
});

describe("valuesOf", () => {
  it("finds a key at any depth, in order", () => {
    expect(valuesOf({ a: 1, b: [{ a: { a: 2 } }], c: null }, "a")).toEqual([1, { a: 2 }, 2]);
  });
});
