import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { moduleTarget } from "../driver/module-target.ts";
import type { Fixture } from "../model/fixture.ts";
import { lineAdapter } from "../saboteurs/kit/testing/line-adapter.ts";
import { saboteurNamed } from "../saboteurs/load-saboteurs.ts";
import type { Saboteur } from "../saboteurs/saboteur.ts";
import { isFull, type KillTable } from "./kill-table.ts";
import type { Subject } from "./load-subject.ts";
import { tryFaults } from "./try-faults.ts";

const INVARIANT = "INV-CLI-PARSE-005";
const decodePerChunk = await saboteurNamed("cli", "decode-per-chunk");

const noOp: Saboteur = {
  name: "no-op",
  invariant: INVARIANT,
  fault: "Has no fault.",
  sabotage: (adapter) => ({ ...adapter }),
};

const elsewhere: Saboteur = { ...decodePerChunk, name: "elsewhere", skip: () => "it speaks no UTF-8" };

function textFixture(text: string): Fixture {
  const stdout = Buffer.from(text);
  const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  return {
    id: "lines/1.0.0/umlauts",
    folder: "lines/1.0.0/umlauts",
    manifest: {
      schemaVersion: 1,
      id: "lines/1.0.0/umlauts",
      provider: "lines",
      cli: { name: "lines", version: "1.0.0" },
      scenario: "umlauts",
      outputFormat: "text",
      provenance: { kind: "derived", from: "nothing", mutation: "made for this test" },
      exit: { code: 0, signal: null, timedOut: false, aborted: false },
      chunks: [[0, "out", stdout.length]],
      sha256: { stdout: sha256(stdout), stderr: sha256(Buffer.alloc(0)) },
    },
    stdout,
    stderr: Buffer.alloc(0),
    expected: { status: "ok" },
  };
}

function subject(adapter: Adapter): Subject {
  const fixtures = [textFixture("grün\nblau\nweiß\n")];
  return { contract: "cli", good: adapter, target: moduleTarget, fixtures, corpus: fixtures };
}

function biteWith(saboteurs: readonly Saboteur[]) {
  return tryFaults(subject(lineAdapter), INVARIANT, saboteurs, { seed: 1, runs: 20 });
}

function tableOf(teeth: Awaited<ReturnType<typeof biteWith>>): KillTable {
  return {
    schemaVersion: 1,
    seed: 1,
    runs: 20,
    adapters: [{ adapter: "lines", invariants: [teeth] }],
    toothless: [],
  };
}

describe("bite", () => {
  it("passes the good adapter, catches the bad one and reports which fixture did", async () => {
    const teeth = await biteWith([decodePerChunk]);
    expect(teeth.baseline).toBeNull();
    expect(teeth.cells).toMatchObject([
      { saboteur: "decode-per-chunk", verdict: "caught", fixture: "lines/1.0.0/umlauts" },
    ]);
    expect(isFull(tableOf(teeth))).toBe(true);
  });

  it("lets a saboteur without a fault survive, and then the table is not full", async () => {
    const teeth = await biteWith([decodePerChunk, noOp]);
    expect(teeth.cells.map(({ verdict }) => verdict)).toEqual(["caught", "survived"]);
    expect(isFull(tableOf(teeth))).toBe(false);
  });

  it("does not put a saboteur to an adapter that it makes no sense for", async () => {
    const teeth = await biteWith([elsewhere]);
    expect(teeth.cells).toMatchObject([{ verdict: "not-applicable", reason: "it speaks no UTF-8" }]);
  });

  it("says so when the adapter itself is at fault", async () => {
    const bad = subject(decodePerChunk.sabotage(lineAdapter));
    const teeth = await tryFaults(bad, INVARIANT, [noOp], { seed: 1, runs: 20 });
    expect(teeth.baseline).toContain("lines/1.0.0/umlauts");
    expect(isFull(tableOf({ ...teeth, cells: [] }))).toBe(false);
  });

  it("judges an adapter without what it is known to fail", async () => {
    const entry = { invariant: INVARIANT, reason: "slow", owner: "ann", expires: "2999-12-31" };
    const bad = subject(decodePerChunk.sabotage(lineAdapter));
    const good = { ...textFixture("a\nb\n"), id: "lines/1.0.0/ascii" };
    const known = [{ ...entry, fixture: "lines/1.0.0/umlauts" }];
    const without = await tryFaults({ ...bad, fixtures: [...bad.fixtures, good], known }, INVARIANT, [noOp], {
      seed: 1,
      runs: 20,
    });
    expect(without).toMatchObject({ baseline: null, cells: [{ verdict: "survived" }] });
    const everywhere = await tryFaults({ ...bad, known: [entry] }, INVARIANT, [decodePerChunk], {
      seed: 1,
      runs: 20,
    });
    expect(everywhere).toMatchObject({ baseline: null, cells: [{ verdict: "not-applicable" }] });
  });

  it("asks for a case that passes only where a saboteur has something to spoil", async () => {
    const bare = { ...subject(lineAdapter), fixtures: [] };
    const options = { seed: 1, runs: 20 };
    expect((await tryFaults(bare, INVARIANT, [noOp], options)).baseline).toBe("no case passed");
    expect((await tryFaults(bare, INVARIANT, [elsewhere], options)).baseline).toBeNull();
  });
});
