import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Outcome, RunCall } from "../../contracts/cli/v1/adapter.ts";
import { type MockFaults, type MockReceipt, mockCli } from "../../mock-clis/mock-cli.mjs";
import { requestedSession } from "../corpus/requested-session.ts";
import { AdapterCrash } from "../driver/adapter-faults.ts";
import { MachineFault } from "../lib/errors.ts";
import { endProcesses, livingProcesses } from "../lib/living-processes.ts";
import { markEnvironment } from "../lib/worker/worker-mark.ts";
import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";

/** A run of an adapter against a stand-in for its CLI. */
export interface MockRunSpec {
  /** What the stand-in plays. */
  fixture: Fixture;
  faults?: MockFaults;
  prompt?: string;
  /** What the adapter is asked for besides. */
  call?: Partial<RunCall>;
  signal?: AbortSignal;
  /** Environment of the parent besides what every program needs. */
  env?: Readonly<Record<string, string>>;
}

/** What came of it. */
export interface MockRun {
  outcome: Outcome;
  /** What the stand-in was given and lived through; empty when it was never started. */
  receipts: MockReceipt[];
  elapsedMs: number;
  /** Processes of the run that were alive when it had returned. They have been ended since. */
  survivors: number[];
}

/** Time to start a few programs on a busy machine. */
const TIMEOUT_MS = 30_000;

const PROMPT = "Say hello.";

/** A process that has been killed may take a moment to be gone. */
const REAPING_MS = 300;

/**
 * Runs an adapter against a stand-in and looks at what it leaves. Rejects as `Target.run` does; leaves nothing either.
 */
export async function mockRun(target: Target, spec: MockRunSpec): Promise<MockRun> {
  const { fixture, faults, prompt = PROMPT, call = {}, signal, env = {} } = spec;
  const { provider, cli, outputFormat } = fixture.manifest;
  if (!existsSync(path.join(fixture.folder, "stdout.txt")))
    throw new MachineFault(`fixture ${fixture.id} is gone: its files were removed while they were used`);
  const cwd = mkdtempSync(path.join(tmpdir(), "cliproof-cwd-"));
  const mock = await mockCli(provider, { fixture: path.resolve(fixture.folder), ...(faults && { faults }) });
  try {
    const startedAt = performance.now();
    const outcome = await target.run(
      {
        cliPath: mock.command,
        ...(cli.version == null ? {} : { cliVersion: cli.version }),
        prompt,
        ...(outputFormat === null ? {} : { outputFormat }),
        ...sessionOf(fixture),
        cwd,
        env: { ...basicEnvironment(), ...env },
        timeoutMs: TIMEOUT_MS,
        graceMs: 500,
        lingerMs: 500,
        ...call,
      },
      signal,
    );
    if (!existsSync(cwd)) throw new AdapterCrash("run() removed the working folder that it was given");
    const elapsedMs = performance.now() - startedAt;
    const receipts = await mock.receipts();
    const pids = receipts.flatMap(({ pid, children }) => [pid, ...children]);
    const survivors = await livingProcesses(pids, REAPING_MS);
    return { outcome, receipts, elapsedMs, survivors };
  } finally {
    const receipts = await mock.receipts();
    endProcesses(receipts.flatMap(({ pid, children }) => [pid, ...children]));
    await mock.remove();
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A recording of a run that went on with a session is played to a run that does so. */
function sessionOf({ manifest }: Fixture): Pick<RunCall, "session"> {
  const requested = requestedSession(manifest);
  return requested?.id == null ? {} : { session: { ...requested, id: requested.id } };
}

const NAMES = ["PATH", "HOME", "TMPDIR", "SystemRoot"];

/** What a program needs to find its way, and the mark by which certify finds what a worker started. */
export function basicEnvironment(): Record<string, string> {
  const own = NAMES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(own), ...markEnvironment() };
}
