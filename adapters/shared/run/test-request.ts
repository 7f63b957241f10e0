import type { Adapter, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { run } from "./run.ts";
import type { RunOptions } from "./run-options.ts";

const TIMEOUT_MS = 60_000;

/** Whether the model answered, and in which words; else why not, in one line. */
export type Tested = { ok: true; answer: string } | { ok: false; problem: string };

/**
 * Asks the model for a short answer: the last step of a health check, which shows that login and model work. It costs a
 * request, so no health check does it by itself.
 *
 * @param request what is asked in place of "Say hello.", and where.
 */
export async function testRequest<Config>(
  adapter: Adapter<Config>,
  options: RunOptions = {},
  request: Omit<Partial<RunRequest>, "timeoutMs"> = {},
): Promise<Tested> {
  const asked = { prompt: "Say hello.", ...request };
  const { status, content, error } = await run(adapter, asked, { timeoutMs: TIMEOUT_MS, ...options });
  if (status === "ok") return { ok: true, answer: content ?? "" };
  const [line] = (error?.message ?? "no reason is known").split("\n");
  return { ok: false, problem: `${adapter.manifest.id} does not answer: ${line}` };
}
