import type { Adapter, Health, RunCall, RunCaller } from "../../../contracts/cli/v1/adapter.ts";
import { type ApiAccess, connectionFailure } from "./api-access.ts";
import { apiConfig } from "./api-config.ts";
import { sendRequest } from "./send-request.ts";

const TIMEOUT_MS = 4000;

/**
 * Asks the API whether it takes the key. Answers within 5 seconds whatever the server does; neither the key nor
 * anything of the answer is in the message (INV-CLI-PROC-012). An API has no version.
 */
export async function apiHealth<Config extends { baseUrl: string }>(
  adapter: Adapter<Config>,
  access: ApiAccess<Config>,
  { cliPath, env, timeoutMs = TIMEOUT_MS }: Partial<Pick<RunCall, "cliPath" | "env" | "timeoutMs">>,
  { config: settings }: Pick<RunCaller, "config"> = {},
): Promise<Health> {
  const found = apiConfig(
    adapter,
    access,
    { config: settings, baseUrl: cliPath || undefined },
    env ?? process.env,
  );
  if ("problem" in found) return { ok: false, problem: found.problem };
  const { config, headers } = found;
  const url = `${config.baseUrl.replace(/\/+$/, "")}${access.healthPath}`;
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), Math.min(timeoutMs, TIMEOUT_MS));
  try {
    const { status } = await sendRequest({ url, body: null, headers }, control.signal);
    if (status === 200) return { ok: true, file: config.baseUrl, version: null };
    return { ok: false, problem: `${url} answered with status ${status}` };
  } catch (thrown) {
    const why = control.signal.aborted ? "gave no answer in time" : connectionFailure(thrown).trim();
    return { ok: false, problem: `${url}: ${why}` };
  } finally {
    clearTimeout(timer);
    // The body is read by no one.
    control.abort();
  }
}
