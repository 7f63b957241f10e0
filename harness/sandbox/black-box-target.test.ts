import { spawn } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Adapter, Outcome, RunCall } from "../../contracts/cli/v1/adapter.ts";
import parrot from "../../contracts/cli/v1/examples/parrot.ts";
import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import { certifyTarget } from "../certify/certify-target.ts";
import { BROKEN } from "../certify/verdict.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import { moduleTarget } from "../driver/module-target.ts";
import type { Fixture } from "../model/fixture.ts";
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

async function certify(run: (call: RunCall) => Promise<Outcome>, only: string[]): Promise<CaseResult[]> {
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

  it("is not put to made-up streams, and that is said", async () => {
    const cases = await certify(careless, ["INV-CLI-PARSE-008"]);
    expect(new Set(cases.map(({ verdict }) => verdict))).toEqual(new Set(["unsupported"]));
    expect(cases[0]?.reason).toContain("only starts CLIs");
  });

  it("takes a module with a parser as it is", async () => {
    expect((await parsingTarget(moduleTarget(parrot as Adapter))).isBlackBox).toBeUndefined();
  });
});
