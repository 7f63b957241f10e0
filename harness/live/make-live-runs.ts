import { randomInt } from "node:crypto";
import { run } from "../../adapters/shared/run/run.ts";
import type { Adapter, Outcome, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import type { PassedRun } from "../../mock-clis/record/pass-through.mjs";
import { keepLiveRun } from "../record/live/keep-live-run.ts";
import type { LiveAdapter } from "../record/live/live-adapter.ts";
import { type LiveRun, type LiveVerdict, livePlan } from "./live-plan.ts";

/** A model that thinks long is not cut off; one that never ends is. */
const TIMEOUT_MS = 180_000;
/** A CLI that prints nothing at first is cancelled all the same. */
const CANCEL_MS = 10_000;

export interface LiveCli {
  live: LiveAdapter;
  /** Program of the installed CLI. */
  command: string;
  /** As it says itself; null where it does not. */
  version: string | null;
}

/** A live run with its verdict, as a report holds it. */
export type JudgedRun = LiveVerdict & { name: string };

/** Two words for the model to join, other ones each time. */
export function newWitness(): [string, string] {
  return [`QUARTZ${randomInt(100, 999)}`, `LARCH${randomInt(100, 999)}`];
}

/**
 * Makes the runs of the plan one after the other, on the user's account, and records those that the adapter's parser can
 * be certified on: the runs that were not cancelled.
 *
 * @param out folder for the recordings; secrets are taken out of them.
 * @param onRun called before each run.
 * @param signal ends the run under way; those after it are not made.
 */
export async function makeLiveRuns(
  cli: LiveCli,
  out: string,
  onRun: (name: string) => void,
  signal: AbortSignal,
): Promise<JudgedRun[]> {
  const judged: JudgedRun[] = [];
  let sessionId: string | null = null;
  for (const planned of livePlan(cli.live.adapter.manifest, newWitness())) {
    const request = planned.request({ sessionId });
    if (request === null) {
      judged.push({ name: planned.name, verdict: "unproven", message: "the answer has no session id" });
      continue;
    }
    if (signal.aborted) break;
    onRun(planned.name);
    const { outcome, passed } = await observedRun(cli, request, planned, signal);
    sessionId ??= outcome.session?.id ?? null;
    const printed = Buffer.concat([passed.out, passed.err]).toString("utf8");
    const verdict = planned.judge(outcome, printed);
    const problem = planned.isCancelled
      ? null
      : await keep(cli, request, passed, `live-${planned.name}`, out);
    judged.push({ name: planned.name, ...withoutRecording(verdict, problem) });
  }
  return judged;
}

/** Starts the CLI as an application would, and keeps what it prints. */
async function observedRun(
  { live, command, version }: LiveCli,
  request: RunRequest,
  { isCancelled = false }: LiveRun,
  interrupt: AbortSignal,
): Promise<{ outcome: Outcome; passed: PassedRun }> {
  const begun = performance.now();
  const chunks: PassedRun["chunks"] = [];
  const bytes: Record<"out" | "err", Uint8Array[]> = { out: [], err: [] };
  const cancel = new AbortController();
  const timer = isCancelled ? setTimeout(() => cancel.abort(), CANCEL_MS) : undefined;
  const outcome = await run(live.adapter, request, {
    cliPath: command,
    cli: { version },
    timeoutMs: TIMEOUT_MS,
    signal: AbortSignal.any([interrupt, cancel.signal]),
    onOutput(stream, piece) {
      chunks.push([Math.round(performance.now() - begun), stream, piece.length]);
      bytes[stream].push(piece.slice());
      if (isCancelled) cancel.abort();
    },
  });
  clearTimeout(timer);
  const { code, signal } = outcome.exit;
  const [out, err] = [Buffer.concat(bytes.out), Buffer.concat(bytes.err)];
  return {
    outcome,
    passed: { chunks, out, err, code, signal: signal as NodeJS.Signals | null, signalsSent: [], lost: null },
  };
}

/** Records a run. @returns why there is no recording, in one line; null where there is one. */
async function keep(
  { live, command, version }: LiveCli,
  request: RunRequest,
  passed: PassedRun,
  scenario: string,
  out: string,
): Promise<string | null> {
  if (live.adapter.run !== undefined) return "the adapter starts by itself, so its arguments are not known";
  const args = argumentsOf(live.adapter, request, version);
  const kept = await keepLiveRun(passed, { live, command, args, out, scenario });
  return "problem" in kept ? kept.problem : null;
}

/** The verdict on a run of which there is no recording says so. */
function withoutRecording(verdict: LiveVerdict, problem: string | null): LiveVerdict {
  if (problem === null) return verdict;
  const message = [verdict.message, `not recorded: ${problem}`].filter((part) => part !== undefined);
  return { ...verdict, message: message.join("; ") };
}

function argumentsOf(adapter: Adapter, request: RunRequest, version: string | null): readonly string[] {
  const config = adapter.configSchema.safeParse({});
  return config.success
    ? adapter.invocation({ ...request, filesFolder: "" }, config.data, { version }).args
    : [];
}
