import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../../../../adapters/shared/run/run.ts";
import { requestFrom, runCall } from "../../../../adapters/shared/run/run-call.ts";
import { runOptionsFrom } from "../../../../adapters/shared/run/run-options.ts";
import { SHELL } from "../../../../adapters/shared/run/shell-parts.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import parrot from "../../../../contracts/cli/v1/examples/parrot.ts";
import { loadFixtures } from "../../../corpus/load-corpus.ts";
import { moduleTarget } from "../../../driver/module-target.ts";
import { PROJECT_ROOT } from "../../../lib/project.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { withShell } from "../../../saboteurs/kit/change-adapter.ts";
import { saboteurNamed } from "../../../saboteurs/load-saboteurs.ts";
import type { Check, CheckResult } from "../../kit/check.ts";
import parallel from "./parallel.ts";
import peek from "./peek.ts";
import pipesDrained from "./pipes-drained.ts";
import promptLimit from "./prompt-limit.ts";
import promptWhole from "./prompt-whole.ts";
import rateLimitOvercome from "./rate-limit-overcome.ts";
import signalReported from "./signal-reported.ts";
import stdinUnread from "./stdin-unread.ts";
import treeEnded from "./tree-ended.ts";

// The kill table shows that some check catches each saboteur; here are the checks that another one is before.

const killedAtFirstNotice = await saboteurNamed("cli", "killed-at-first-notice");
const killedIsSuccess = await saboteurNamed("cli", "killed-is-success");
const killsOnlyTheChild = await saboteurNamed("cli", "kills-only-the-child");
const oneParserForAll = await saboteurNamed("cli", "one-parser-for-all");
const promptFileCut = await saboteurNamed("cli", "prompt-file-cut");
const promptFileNeverWritten = await saboteurNamed("cli", "prompt-file-never-written");

const PARROT = parrot as Adapter;
let fixtures: Fixture[] = [];

beforeAll(async () => {
  fixtures = (await loadFixtures(join(PROJECT_ROOT, "contracts/cli/v1/examples/fixtures"))).fixtures;
});

async function verdictOf(
  check: Check,
  adapter: Adapter,
  own: readonly Fixture[] = fixtures,
): Promise<CheckResult> {
  const context = { target: moduleTarget(adapter), seed: 1, runs: 1, corpus: own, fixtures: own };
  return check.scope === "corpus" ? check.run(own, context) : check.run(own[0]!, context);
}

describe("a check of the process side", { timeout: 60_000 }, () => {
  it.each([
    ["tree-ended", treeEnded, killsOnlyTheChild, /outlive the run/],
    ["tree-ended", treeEnded, killedIsSuccess, /not reported as/],
    ["signal-reported", signalReported, killedIsSuccess, /is reported otherwise/],
  ])("%s passes a good adapter and fails a bad one", async (_, check, saboteur, message) => {
    expect(await verdictOf(check, PARROT)).toMatchObject({ verdict: "passed" });
    expect(await verdictOf(check, saboteur.sabotage(PARROT))).toMatchObject({
      verdict: "failed",
      finding: { message: expect.stringMatching(message) },
    });
  });

  it("parallel blames no other run for what a run does alone", async () => {
    const { drain } = SHELL;
    const cut = withShell(PARROT, {
      drain: (child, take) => drain(child, (stream, bytes) => take(stream, bytes.subarray(0, -30))),
    });
    expect(await verdictOf(parallel, cut)).toMatchObject({
      verdict: "failed",
      finding: { message: expect.stringMatching(/^a run ends otherwise than the same bytes/) },
    });
  });

  it("pipes-drained says whether a run waited for ever or had a limit of its own", async () => {
    const limited: Adapter = {
      ...PARROT,
      run: (call) => run(PARROT, requestFrom(call), { ...runOptionsFrom(call), maxOutputBytes: 1_000_000 }),
    };
    expect(await verdictOf(pipesDrained, limited)).toMatchObject({
      verdict: "failed",
      finding: { hint: expect.stringContaining("a limit on the output") },
    });
  });

  it("parallel gives the same finding whichever runs were mixed up", async () => {
    const { default: claude } = await import("../../../../adapters/claude/index.ts");
    const folder = join(PROJECT_ROOT, "fixtures/cli-outputs/claude/2.1.332");
    const loaded = (await loadFixtures(folder)).fixtures;
    const mixed = oneParserForAll.sabotage(claude as Adapter);
    const findings = [];
    for (let time = 0; time < 3; time++) findings.push(await verdictOf(parallel, mixed, loaded));
    expect(findings[0]).toMatchObject({
      verdict: "failed",
      finding: { message: expect.stringMatching(/at once are mixed up/) },
    });
    expect(findings.slice(1)).toEqual([findings[0], findings[0]]);
  });

  it("rate-limit-overcome fails an adapter that gives up at the first notice", async () => {
    const { default: claude } = await import("../../../../adapters/claude/index.ts");
    const folder = join(PROJECT_ROOT, "fixtures/cli-outputs/claude/2.1.332");
    const loaded = (await loadFixtures(folder)).fixtures;
    const own = loaded.filter(({ id }) => /rate-limit-then-ok|success-text$/.test(id));
    const adapter = claude as unknown as Adapter;
    expect(await verdictOf(rateLimitOvercome, adapter, own)).toMatchObject({ verdict: "passed" });
    // The saboteur spares a run with a policy of its own; this one has none to keep.
    const bad: Adapter = {
      ...adapter,
      run: ({ maxRateLimitMs: _, ...call }, signal) =>
        killedAtFirstNotice.sabotage(adapter).run!(call, signal),
    };
    expect(await verdictOf(rateLimitOvercome, bad, own)).toMatchObject({ verdict: "failed" });
  });

  it("peek says so where there is none", async () => {
    const blind: Adapter = {
      ...PARROT,
      parser(options) {
        const parser = PARROT.parser(options);
        return { push: (stream, bytes) => parser.push(stream, bytes), end: (exit) => parser.end(exit) };
      },
    };
    expect(await verdictOf(peek, blind)).toMatchObject({ verdict: "unsupported" });
    expect(await verdictOf(peek, PARROT)).toMatchObject({ verdict: "passed" });
  });
});

describe("a prompt that is an argument", { timeout: 60_000 }, () => {
  const LIMIT = 1000;
  const byArgument = (maxPromptBytes: number | null): Adapter => ({
    ...PARROT,
    manifest: { ...PARROT.manifest, promptStyle: "arg", maxPromptBytes },
    invocation: ({ prompt }) => ({ command: "parrot", args: ["--json", prompt], stdin: null, env: {} }),
  });

  it("is never longer than its limit where stdin is not read", async () => {
    expect(await verdictOf(stdinUnread, byArgument(LIMIT))).toMatchObject({ verdict: "passed" });
    expect(await verdictOf(stdinUnread, PARROT)).toMatchObject({ verdict: "passed" });
  });

  it("passes an adapter that keeps the limit which it states", async () => {
    expect(await verdictOf(promptLimit, byArgument(LIMIT))).toMatchObject({ verdict: "passed" });
  });

  it("fails one that states none, or more than gets through", async () => {
    expect(await verdictOf(promptLimit, byArgument(null))).toMatchObject({ verdict: "failed" });
    expect(await verdictOf(promptLimit, byArgument(200_000))).toMatchObject({ verdict: "failed" });
  });

  it("fails one that cuts the prompt at the limit silently", async () => {
    const good = byArgument(LIMIT);
    const cutting: Adapter = {
      ...good,
      run: (call, signal) => runCall(good, { ...call, prompt: call.prompt.slice(0, LIMIT) }, signal),
    };
    expect(await verdictOf(promptLimit, cutting)).toMatchObject({
      verdict: "failed",
      finding: { message: expect.stringContaining("not refused by name") },
    });
  });
});

describe("prompt-whole, where the prompt goes into a file", { timeout: 60_000 }, () => {
  it("passes the whole prompt and fails another one, or none", async () => {
    const { default: grok } = await import("../../../../adapters/grok/index.ts");
    const adapter = grok as unknown as Adapter;
    const { fixtures: own } = await loadFixtures(
      join(PROJECT_ROOT, "fixtures/cli-outputs/grok/1.0.41/success-text-smj"),
    );
    expect(await verdictOf(promptWhole, adapter, own)).toMatchObject({ verdict: "passed" });
    for (const [saboteur, actual] of [
      [promptFileCut, /bytes, \d+ fewer/],
      [promptFileNeverWritten, /no file/],
    ] as const) {
      expect(await verdictOf(promptWhole, saboteur.sabotage(adapter), own)).toMatchObject({
        verdict: "failed",
        finding: { actual: expect.stringMatching(actual) },
      });
    }
  });
});
