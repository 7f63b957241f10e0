import { createWriteStream, type WriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { modelId } from "../../../../adapters/shared/invocation/model-id.ts";
import { run } from "../../../../adapters/shared/run/run.ts";
import type { AgentActivityEvent, AgentRunRequest } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { ActivityEvent, Adapter, Outcome, RunError } from "../../../../contracts/cli/v1/adapter.ts";
import { installedVersion } from "../../cli-version.ts";
import { agentActivity } from "./agent-activity.ts";
import type { AgentConfig } from "./agent-config.ts";
import { LimitWords } from "./limit-words.ts";

/**
 * What a CLI prints on stdout, byte for byte, in a file that only this user may read. One that cannot be written never
 * hurts the run (INV-AGENT-TRACE-001).
 */
class RawTrace {
  readonly #file: WriteStream | null;

  /** @param file where to write; null: nowhere. */
  constructor(file: string | null) {
    this.#file = file === null ? null : createWriteStream(file, { mode: 0o600 });
    this.#file?.on("error", () => {});
  }

  /** Takes the next bytes; the caller may reuse them afterwards. */
  push(bytes: Uint8Array): void {
    this.#file?.write(Buffer.from(bytes));
  }

  /** Resolves when all is on disk, or cannot be. */
  async close(): Promise<void> {
    if (this.#file === null) return;
    this.#file.end();
    await finished(this.#file).catch(() => {});
  }
}

/** What the plugin decides about a run. */
export interface AgentRunSettings {
  config: AgentConfig;
  /** Configuration of the adapter. */
  cli: Readonly<Record<string, unknown>>;
  /** Ends the run: the plugin's shutdown, or a limit. */
  stop: AbortController;
  isStreaming: boolean;
}

/**
 * One run of the CLI for a request of `agent/v1`.
 *
 * @returns its outcome, and the limit that stderr spoke of, for which the run was ended at once.
 */
export async function runAgent(
  adapter: Adapter,
  request: AgentRunRequest,
  { config, cli, stop, isStreaming }: AgentRunSettings,
): Promise<{ outcome: Outcome; limit: RunError | null }> {
  const trace = new RawTrace(request.trace_output_path ?? null);
  const words = new LimitWords();
  const hear = (stream: "out" | "err", bytes: Uint8Array) => {
    if (stream === "out") return trace.push(bytes);
    words.push(bytes);
    if (words.limit !== null) stop.abort();
  };
  const { cli_path: cliPath, model, auth_env: inherit } = config;
  const { prompt, system_prompt: systemPrompt, cwd, signal, on_activity } = request;
  try {
    const outcome = await run(
      adapter,
      {
        prompt,
        skipPermissions: config.skip_permissions,
        ...(systemPrompt ? { systemPrompt } : {}),
        ...(cwd === null ? {} : { cwd }),
        ...(model === undefined ? {} : { model: modelId(adapter.manifest, model) }),
      },
      {
        config: cli,
        cli: { version: await installedVersion(adapter, { env: process.env, config: cli, cliPath }) },
        inherit,
        timeoutMs: config.command_timeout_ms,
        graceMs: config.kill_grace_ms,
        onRateLimit: { policy: "kill" },
        signal: signal == null ? stop.signal : AbortSignal.any([stop.signal, signal]),
        ...(cliPath === undefined ? {} : { cliPath }),
        ...(on_activity === undefined || !isStreaming ? {} : { onActivity: telling(on_activity) }),
        onOutput: hear,
      },
    );
    return { outcome, limit: words.limit };
  } finally {
    await trace.close();
  }
}

/** The outcome of a run that was ended for a limit: whatever its parser makes of the end, the limit is why. */
export function limitSeen(outcome: Outcome, limit: RunError): Outcome {
  return { ...outcome, error: limit };
}

/** A promise that the listener returns is handed on, so that its rejection is no one's. */
function telling(listener: (event: AgentActivityEvent) => void): (event: ActivityEvent) => void {
  return (event) => {
    const activity = agentActivity(event);
    return activity === null ? undefined : listener(activity);
  };
}
