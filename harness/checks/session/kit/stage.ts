import { setTimeout as sleep } from "node:timers/promises";
import { processTable } from "../../../../adapters/shared/run/child/process-table.ts";
import type {
  ProviderAdapter,
  ProviderEvent,
  SessionControls,
  SessionHost,
  SessionOptions,
  StartSessionArgs,
} from "../../../../contracts/session/v1/provider-adapter.ts";
import { endProcesses, livingProcesses } from "../../../lib/living-processes.ts";
import { waitUntil } from "../../../lib/wait-until.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { type PlainRun, type SessionReceipt, usingInteractive } from "./interactive-stand-in.ts";
import { withRepository } from "./repository.ts";
import { type Step, TASK_WORD } from "./steps.ts";

/** A session under test: its adapter, what it reported, and the repository it works in. */
export interface Stage {
  adapter: ProviderAdapter & Partial<SessionControls>;
  events: ProviderEvent[];
  repo: string;
  /** Starts the session, with these changes to what every session is given. */
  start(change?: Partial<StartSessionArgs>): Promise<{ sessionPid: number }>;
  receipts(): SessionReceipt[];
  /** Waits until it holds. @returns false when it did not in time. */
  until(holds: () => boolean, patienceMs?: number): Promise<boolean>;
  /** The text of all messages so far. */
  text(): string;
}

/** How a session is staged. */
export interface Staging {
  steps: readonly Step[];
  help?: string;
  options?: SessionOptions;
  /** What the stand-in plays without a terminal; else it fails there. */
  plain?: PlainRun;
}

export const TASK = {
  title: TASK_WORD,
  goal: "Cook the soup of leeks.",
  constraints: ["Take no meat."],
  acceptance: ["The soup is hot."],
};
export const NO_POLICY = {
  shellAllowlist: [],
  shellDenylist: [],
  requiresApprovalFor: [],
  networkMode: "open",
} satisfies StartSessionArgs["policy"];
export const HELP =
  "Usage: zz [options] [prompt]\n\nOptions:\n  -p, --print  Non-interactive mode\n  --model <id>\n";

/** Short, since a check waits for all of them; a look at the repository takes programs, so few checks ask for many. */
const TIMES: SessionOptions = { lookEveryMs: 1000, quietMs: 40, graceMs: 300 };
/** For checks of what is seen in the repository. */
export const LOOKING: SessionOptions = { lookEveryMs: 100 };
const PATIENCE_MS = 3000;
const STOP_MS = 5000;
const LAST_OUTPUT_MS = 100;

/** Stages sessions of a host with a stand-in on PATH; ends what is left of them. */
export async function staged<T>(
  host: SessionHost,
  { provider, good }: { provider: string; good: Fixture },
  { steps, help = HELP, options, plain }: Staging,
  use: (stage: Stage) => Promise<T>,
): Promise<T> {
  return withRepository((repo) =>
    usingInteractive({ provider, steps, help, fixture: good, ...(plain && { plain }) }, async (receipts) => {
      const adapter = host.create({ ...TIMES, ...options });
      const events: ProviderEvent[] = [];
      const pids: number[] = [];
      let isWatched = true;
      adapter.onEvent((event) => {
        if (isWatched) events.push(event);
      });
      try {
        return await use({
          adapter,
          events,
          repo,
          async start(change) {
            const args = { repoPath: repo, task: TASK, policy: NO_POLICY, env: {}, ...change };
            const started = await adapter.startSession(args);
            pids.push(started.sessionPid);
            return started;
          },
          receipts,
          until: (holds, patienceMs = PATIENCE_MS) => waitUntil(holds, patienceMs),
          text: () => events.map((event) => (event.type === "PROVIDER_MESSAGE" ? event.text : "")).join(""),
        });
      } finally {
        isWatched = false;
        // A host that never ends a session must not end the check.
        await Promise.race([adapter.stop().catch(() => {}), sleep(STOP_MS, undefined, { ref: false })]);
        await endLeftovers(pids);
      }
    }),
  );
}

/** Those of the processes that this one, or a process of its own, has started: a host may name any pid. */
function descendants(pids: readonly number[]): number[] {
  const parents = new Map(processTable().map(({ pid, parent }) => [pid, parent]));
  const isOwn = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isOwn(parent));
  };
  return pids.filter(isOwn);
}

/**
 * Ends the programs of sessions that the host left behind, and lets their last output arrive: a host may have one
 * adapter for all checks, and would tell it in the next one.
 */
async function endLeftovers(pids: readonly number[]): Promise<void> {
  const left = descendants(pids);
  if (left.length === 0) return;
  endProcesses(left);
  await livingProcesses(left, STOP_MS);
  await sleep(LAST_OUTPUT_MS);
}
