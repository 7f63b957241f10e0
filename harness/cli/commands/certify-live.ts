import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkHealth } from "../../../adapters/shared/run/check-health.ts";
import type { AdapterReport } from "../../../schemas/harness/v1/generated/report.ts";
import type { AdapterChoice } from "../../driver/adapter-choice.ts";
import { UserError } from "../../lib/errors.ts";
import { onInterrupt } from "../../lib/interrupt.ts";
import { counted } from "../../lib/words.ts";
import { livePlan } from "../../live/live-plan.ts";
import { type JudgedRun, type LiveCli, makeLiveRuns, newWitness } from "../../live/make-live-runs.ts";
import { liveAdapter } from "../../record/live/live-adapter.ts";
import { commandOf } from "../../record/live/live-request.ts";
import type { CertifyRequest, LiveWish } from "./certify-options.ts";

/** Families whose checks need no more than recordings: those of PROC and REQUEST start stand-ins. */
const FAMILIES = ["MANIFEST", "PARSE", "ERR", "USAGE", "EVENT", "SESSION"];

/** Live runs of one adapter, and the certification on their recordings that is to follow. */
export interface LiveGround {
  cli: LiveCli;
  runs: JudgedRun[];
  request: CertifyRequest;
  /** Removes the recordings. */
  remove(): void;
}

/**
 * Makes the live runs of an adapter and records them.
 *
 * @param say gets a line for the user.
 * @throws UserError, with what the runs cost, when the user has not agreed; when the CLI is not installed, or nothing of
 *   its runs can be recorded.
 */
export async function liveGround(
  wish: LiveWish,
  request: CertifyRequest,
  say: (line: string) => void,
): Promise<LiveGround> {
  const cli = await installedCli(request.choices, wish.command);
  if (!wish.isAgreed)
    throw new UserError(...costs(cli), "nothing was started; --accept-costs starts the runs");
  for (const line of costs(cli)) say(line);
  const folder = mkdtempSync(join(tmpdir(), "cliproof-live-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const interrupt = new AbortController();
  // The CLI has a process group of its own, and would go on with the account.
  const forget = onInterrupt(() => {
    interrupt.abort();
    remove();
  });
  try {
    const runs = await makeLiveRuns(cli, folder, (name) => say(`live run: ${name}`), interrupt.signal);
    const { only } = request.selection;
    const selection = { ...request.selection, only: only.length > 0 ? only : FAMILIES };
    return { cli, runs, request: { ...request, fixtures: [folder], selection }, remove };
  } catch (thrown) {
    remove();
    throw thrown;
  } finally {
    forget();
  }
}

async function installedCli(
  choices: readonly AdapterChoice[] | null,
  command: string | undefined,
): Promise<LiveCli> {
  const [choice, another] = choices ?? [];
  if (choice === undefined || another !== undefined || choice.kind === "exec")
    throw new UserError("--live is for one adapter, by name or path");
  const live = await liveAdapter(choice.kind === "name" ? choice.name : choice.path);
  if ("problem" in live) throw new UserError(live.problem);
  const { commands = [live.provider] } = live.adapter.manifest;
  const program = commandOf(command, commands);
  const health = await checkHealth(live.adapter, { cliPath: program });
  if (!health.ok) throw new UserError(`${program}: ${health.problem}`);
  return { live, command: program, version: health.version };
}

/** What the runs cost, before one is started. */
function costs({ live, command, version }: LiveCli): string[] {
  const plan = livePlan(live.adapter.manifest, newWitness());
  const answers = plan.filter(({ cost }) => cost === "a short answer").length;
  return [
    `--live starts ${command} (${version ?? "version unknown"}) ${counted(plan.length, "time")} in this folder, with your account:`,
    `${plan.map(({ name, cost }) => `${name} (${cost})`).join(", ")}`,
    `the account pays for ${counted(answers, "answer")} of one word, for what was answered before a run is cancelled, and each time for what the CLI itself adds to a prompt`,
  ];
}

/**
 * The report with the claim of the live runs in it. A run that is not right costs the certificate.
 *
 * @param report on the recordings of these runs.
 */
export function withLiveRuns(report: AdapterReport, { cli, runs }: LiveGround): AdapterReport {
  const failed = runs.filter(({ verdict }) => verdict === "failed");
  const answer = runs.find(({ name }) => name === "answer");
  const reasons = [
    ...(report.notCertified ?? []),
    ...failed.map(({ name, message }) => `live run ${name}: ${message}`),
    // A CLI that is not logged in refuses everything, an unknown model too.
    ...(answer?.verdict === "unproven" ? [`live run answer: ${answer.message}: nothing is proven`] : []),
  ];
  return {
    ...report,
    certified: report.certified && reasons.length === 0,
    live: { cliVersion: cli.version, runs },
    ...(reasons.length === 0 ? {} : { notCertified: reasons }),
  };
}
