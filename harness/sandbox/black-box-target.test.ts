import { spawn } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runCall } from "../../adapters/shared/run/run-call.ts";
import type { Adapter, Outcome, RunCall } from "../../contracts/cli/v1/adapter.ts";
import parrot from "../../contracts/cli/v1/examples/parrot.ts";
import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import { certifyTarget } from "../certify/certify-target.ts";
import { BROKEN } from "../certify/verdict.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { moduleTarget } from "../driver/module-target.ts";
import type { Fixture } from "../model/fixture.ts";
import { loadSaboteurs } from "../saboteurs/load-saboteurs.ts";
import { parsingTarget } from "./black-box-target.ts";

const ROOT = join(import.meta.dirname, "../..");
let fixtures: Fixture[] = [];

beforeAll(async () => {
  fixtures = (await loadFixtures(join(ROOT, "contracts/cli/v1/examples/fixtures"))).fixtures;
});

/** As adapters in the field start a CLI: everything passed on, every chunk decoded by itself. */
function careless({ cliPath, prompt, cwd }: RunCall): Promise<Outcome> {
  const parser = parrot.parser({ outputFormat: "stream-json" });
  const child = spawn(cliPath, ["--json"], { cwd, env: process.env });
  child.stdin.end(prompt);
  child.stdout.on("data", (bytes: Buffer) => parser.push("out", Buffer.from(bytes.toString("utf8"))));
  child.stderr.resume();
  return new Promise((resolve) => {
    child.on("close", (code, signal) =>
      resolve(parser.end({ code, signal, timedOut: false, aborted: false })),
    );
  });
}

/** Saboteurs whose fault a recording played as it is does not show. */
const FOUND = [
  ["banner-becomes-answer", "INV-CLI-PARSE-007"],
  ["null-record-dereferenced", "INV-CLI-PARSE-007"],
  ["unknown-type-ends-the-stream", "INV-CLI-PARSE-008"],
  ["last-line-dropped", "INV-CLI-PARSE-006"],
  ["bom-kept", "INV-CLI-PARSE-006"],
  ["crlf-kept", "INV-CLI-PARSE-006"],
  ["splits-at-line-separator", "INV-CLI-PARSE-006"],
  ["escapes-around-records-kept", "INV-CLI-PARSE-004"],
  ["truncated-stream-is-ok", "INV-CLI-PARSE-011"],
  ["exit-zero-is-ok", "INV-CLI-ERR-001"],
  ["signal-is-exit-zero", "INV-CLI-ERR-001"],
] as const;

type Start = (call: RunCall, signal?: AbortSignal) => Promise<Outcome>;

async function certify(run: Start, only: string[] | undefined): Promise<CaseResult[]> {
  const { manifest, configSchema } = parrot;
  const target = await parsingTarget(moduleTarget({ manifest, configSchema, run } as unknown as Adapter));
  return certifyTarget(target, fixtures, {
    seed: 1,
    runs: 2,
    corpus: fixtures,
    only,
    stopAtFirstFailure: false,
  });
}

describe("an adapter that only starts CLIs", () => {
  it("is held to recorded bytes and to the process side", { timeout: 60_000 }, async () => {
    const cases = await certify(careless, ["INV-CLI-PARSE-005", "INV-CLI-ERR-002", "INV-CLI-PROC-003"]);
    const broken = cases.filter(({ verdict }) => BROKEN.has(verdict)).map(({ invariant }) => invariant);
    expect(new Set(broken)).toEqual(new Set(["INV-CLI-PARSE-005", "INV-CLI-PROC-003"]));
    expect(
      cases.some(({ invariant, verdict }) => invariant === "INV-CLI-ERR-002" && verdict === "passed"),
    ).toBe(true);
  });

  it("is not put to checks that need hundreds of streams, and that is said", async () => {
    const cases = await certify(careless, ["INV-CLI-EVENT-003"]);
    expect(new Set(cases.map(({ verdict }) => verdict))).toEqual(new Set(["unsupported"]));
    expect(cases[0]?.reason).toContain("only starts CLIs");
  });

  it("gets changed streams of one good run: faults that recorded bytes alone do not show are found", {
    timeout: 60_000,
  }, async () => {
    const saboteurs = await loadSaboteurs("cli");
    for (const [name, invariant] of FOUND) {
      const saboteur = saboteurs.find((one) => one.name === name);
      const faulty = saboteur!.sabotage(parrot as Adapter);
      const cases = await certify((call, signal) => runCall(faulty, call, signal), [invariant]);
      expect(
        cases.some(({ verdict }) => BROKEN.has(verdict)),
        name,
      ).toBe(true);
    }
  });

  it("is not accused when it is right", { timeout: 60_000 }, async () => {
    const cases = await certify((call, signal) => runCall(parrot as Adapter, call, signal), undefined);
    expect(cases.filter(({ verdict }) => BROKEN.has(verdict))).toEqual([]);
  });

  it("may return no other shape than the schema's", { timeout: 60_000 }, async () => {
    const odd = async (call: RunCall, signal?: AbortSignal) => {
      const outcome = await runCall(parrot as Adapter, call, signal);
      return { ...outcome, exit: { ...outcome.exit, code: "zero" } } as unknown as Outcome;
    };
    const cases = await certify(odd, ["INV-CLI-PARSE-001"]);
    expect(cases.find(({ verdict }) => verdict === "failed")?.finding?.message).toContain(
      "breaks its schema",
    );
  });

  it("takes a module with a parser as it is", async () => {
    expect((await parsingTarget(moduleTarget(parrot as Adapter))).isBlackBox).toBeUndefined();
  });
});
