import type { Fixture } from "../../../model/fixture.ts";
import { withMadeUpRun } from "../../kit/hosts/made-up-run.ts";
import type { AgentBench } from "./agent-check.ts";
import { failedOnes } from "./recorded-runs.ts";

/** What a CLI prints on stderr that was asked to wait and tries again; the words are those of gemini. */
const RETRY_LINE =
  "Attempt 3 failed: You have exhausted your capacity on this model. Your quota will reset after 20s. Retrying with backoff...";

/** A run that tries again for ever. */
export const RETRYING = { retry: { everyMs: 100, line: RETRY_LINE } } as const;

/**
 * The first recorded run that failed because a rate-limit window of the account was used up, and that prints when
 * the window resets. Undefined for CLIs that print no such time.
 */
export function windowedRun(bench: AgentBench): Fixture | undefined {
  return failedOnes(bench).find(
    ({ stdout }) => stdout.includes('"rejected"') && /"resetsAt":\d{10}\b/.test(stdout.toString()),
  );
}

/** Plays such a run with another reset time in it. @param resetsAt Unix milliseconds, whole seconds. */
export function withResetAt<T>(
  { provider }: AgentBench,
  { stdout, stderr, manifest }: Fixture,
  resetsAt: number,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const moved = stdout.toString().replaceAll(/("resetsAt":)\d{10}\b/g, `$1${resetsAt / 1000}`);
  const code = manifest.exit.code ?? 1;
  return withMadeUpRun({ provider, stdout: moved, stderr: stderr.toString(), code }, use);
}
