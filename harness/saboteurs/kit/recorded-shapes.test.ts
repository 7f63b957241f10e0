import { describe, expect, it } from "vitest";
import { learnShapes } from "./recorded-shapes.ts";

const shapes = learnShapes([
  '{"type":"result","ok":true,"text":"a","cost":1}\n{"type":"result","ok":false,"text":null}\nnoise\n',
  '[{"type":"init","id":"x"}]',
]);

describe("recorded shapes", () => {
  it("know the types and keys that were recorded, inside arrays too", () => {
    expect(shapes.knowsType({ type: "init" })).toBe(true);
    expect(shapes.knowsType({ type: "other" })).toBe(false);
    expect(shapes.unknownKeys({ type: "result", ok: true, extra: 1 })).toEqual(["extra"]);
    expect(shapes.unknownKeys({ type: "other", extra: 1 })).toEqual([]);
    expect(shapes.holdsKey("cost")).toBe(true);
    expect(shapes.holdsText("cost")).toBe(false);
    expect(shapes.holdsText("text")).toBe(true);
  });

  it("call a key odd when it was always there and is not, or has a type never seen", () => {
    expect(shapes.oddKeys({ type: "result", ok: true, text: null })).toEqual([]);
    expect(shapes.oddKeys({ type: "result", text: "a" })).toEqual(["ok"]);
    expect(shapes.oddKeys({ type: "result", ok: null, text: 3 })).toEqual(["ok", "text"]);
    expect(shapes.oddKeys({ type: "other" })).toEqual([]);
  });
});
