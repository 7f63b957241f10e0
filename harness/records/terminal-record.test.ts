import { describe, expect, it } from "vitest";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { terminalNames, terminalRecord } from "./terminal-record.ts";

const manifest: Manifest = {
  id: "zz",
  outputFormats: ["stream-json", "json", "text"],
  recordKeys: ["type", "msg.type"],
  terminalRecords: {
    "stream-json": { "<1.0.0": null, ">=1.0.0": "done|failed" },
    json: ".response",
    text: null,
  },
};
const streamOf = (cliVersion?: string) =>
  terminalRecord(manifest, { outputFormat: "stream-json", cliVersion });

describe("terminalRecord", () => {
  it("goes by the version of the CLI, an unknown one counting as the newest", () => {
    expect(streamOf("0.36.0")).toBeNull();
    expect(streamOf("1.2.0")?.names).toEqual(["done", "failed"]);
    expect(streamOf()?.names).toEqual(["done", "failed"]);
    expect(streamOf("nightly")?.names).toEqual(["done", "failed"]);
  });

  it("finds the type at the manifest's path", () => {
    expect(streamOf()?.matches({ type: "failed" })).toBe(true);
    expect(streamOf()?.matches({ id: "0", msg: { type: "done" } })).toBe(true);
    expect(streamOf()?.matches({ kind: "done" })).toBe(false);
  });

  it("recognises a record without a type by a field", () => {
    const json = terminalRecord(manifest, { outputFormat: "json" });
    expect(json?.matches({ response: "" })).toBe(true);
    expect(json?.matches({ error: {} })).toBe(false);
  });

  it("knows formats without one, and manifests that do not say", () => {
    expect(terminalRecord(manifest, { outputFormat: "text" })).toBeNull();
    expect(terminalRecord({ id: "zz", outputFormats: ["text"] }, { outputFormat: "text" })).toBeUndefined();
    expect([...terminalNames(manifest)]).toEqual(["done", "failed", ".response"]);
  });
});

it("names one by the path of a value", () => {
  const manifest = {
    id: "x",
    terminalRecords: { "stream-json": ".choices.0.finish_reason|.error" },
  } as never;
  const terminal = terminalRecord(manifest, { outputFormat: "stream-json", cliVersion: undefined });
  expect(terminal?.matches({ choices: [{ finish_reason: "stop" }] })).toBe(true);
  expect(terminal?.matches({ error: {} })).toBe(true);
  for (const record of [{}, { choices: [] }, { choices: null }, { choices: [{ finish_reason: null }] }])
    expect(terminal?.matches(record)).toBe(false);
});
