import { describe, expect, it } from "vitest";
import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";
import type { Fixture } from "../model/fixture.ts";
import { corpusSha256 } from "./corpus-sha256.ts";
import { fixtureRun, isRun } from "./fixture-run.ts";

function fixture(changes: Partial<FixtureManifest> = {}): Fixture {
  const manifest: FixtureManifest = {
    schemaVersion: 1,
    id: "claude/1/one",
    provider: "claude",
    cli: { name: "claude", version: "1.0.0" },
    scenario: "one",
    outputFormat: "text",
    provenance: { kind: "reported" },
    exit: { code: 0, signal: null, timedOut: false, aborted: false },
    chunks: [
      [1, "out", 2],
      [2, "err", 1],
      [3, "out", 0],
      [4, "out", 4],
    ],
    sha256: { stdout: "0".repeat(64), stderr: "0".repeat(64) },
    ...changes,
  };
  return {
    id: manifest.id,
    folder: "",
    manifest,
    stdout: Buffer.from("Hé€"),
    stderr: Buffer.from("!"),
    expected: {},
  };
}

const invocation = (argv: string[], stdin: unknown = null) =>
  ({ invocation: { argv, stdin } }) as unknown as Partial<FixtureManifest>;

describe("fixtureRun", () => {
  it("gives the bytes in recorded order and cuts, empty reads included", () => {
    const run = fixtureRun(fixture());
    expect(run.chunks.map(([stream, bytes]) => [stream, Buffer.from(bytes).toString("hex")])).toEqual([
      ["out", "48c3"],
      ["err", "21"],
      ["out", ""],
      ["out", "a9e282ac"],
    ]);
    expect(run).toMatchObject({ outputFormat: "text", cliVersion: "1.0.0", exit: { code: 0 } });
  });

  it("has no version where none is known", () => {
    expect(fixtureRun(fixture({ cli: { name: "claude", version: null } })).cliVersion).toBeUndefined();
  });

  it.each<[string, Partial<FixtureManifest>, number | undefined]>([
    ["nothing recorded", {}, undefined],
    ["stdin", invocation(["claude", "-p"], "Say hello"), 9],
    ["stdin before an argument", invocation(["claude", "-p", "x"], "Say hello"), 9],
    ["the last argument", invocation(["claude", "-p", "--verbose", "Say hello"]), 9],
    ["a flag at the end", invocation(["claude", "-p", "--verbose"]), undefined],
    ["a format at the end", invocation(["claude", "-p", "--output-format", "json"], ""), undefined],
    [
      "records by stdin",
      invocation(["claude", "--input-format", "stream-json"], '{"type":"user"}'),
      undefined,
    ],
    ["stdin known by hash", invocation(["claude", "-p"], { sha256: "0", bytes: 200 }), undefined],
    ["no arguments", invocation(["claude"]), undefined],
  ])("takes the prompt's length from %s", (_name, changes, length) => {
    expect(fixtureRun(fixture(changes)).promptLength).toBe(length);
  });

  it("refuses what is no run", () => {
    const help = fixture({ kind: "help", outputFormat: null });
    expect(isRun(help)).toBe(false);
    expect(() => fixtureRun(help)).toThrow(/is a help recording/);
    expect(isRun(fixture())).toBe(true);
  });
});

describe("corpusSha256", () => {
  const other = { ...fixture({ id: "claude/1/two" }), id: "claude/1/two" };

  it("does not depend on order, key order, folder or timing", () => {
    const one = { ...fixture(), expected: { status: "ok", content: "x" } };
    const same = {
      ...fixture({ chunks: [] }),
      folder: "elsewhere",
      expected: { content: "x", status: "ok" },
    };
    expect(corpusSha256([one, other])).toBe(corpusSha256([other, same]));
    expect(corpusSha256([one])).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<[string, Fixture]>([
    ["id", { ...fixture(), id: "claude/1/three" }],
    ["bytes", fixture({ sha256: { stdout: "1".repeat(64), stderr: "0".repeat(64) } })],
    ["expectation", { ...fixture(), expected: { status: "ok" } }],
    ["exit", fixture({ exit: { code: 1, signal: null, timedOut: false, aborted: false } })],
  ])("changes with the %s", (_name, changed) => {
    expect(corpusSha256([changed])).not.toBe(corpusSha256([fixture()]));
  });
});
