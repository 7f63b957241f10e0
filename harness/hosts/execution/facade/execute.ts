import { recordAt, stringAt } from "../../../../adapters/shared/framing/fields.ts";
import { notStarted } from "../../../../adapters/shared/run/child/spawn-failure.ts";
import { run } from "../../../../adapters/shared/run/run.ts";
import type { Adapter, Invocation } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  AdapterExecutionContext,
  AdapterExecutionResult,
  AdapterSessionCodec,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { installedVersion } from "../../cli-version.ts";
import { coreRun } from "./core-request.ts";
import { executionResult } from "./execution-result.ts";
import { LogTap } from "./log-tap.ts";
import { observedShell } from "./observed-shell.ts";
import type { ProviderFacts } from "./registry/provider-table.ts";
import { chosenEnvironment, parentEnvironment } from "./runtime-env.ts";
import { sessionFile } from "./session-file.ts";

/**
 * One run through an adapter of `cli/v1`, reported and answered as `execution/v1` says. Never rejects: whatever hinders
 * the run is a result with an errorCode (INV-EXECUTION-RESULT-004).
 *
 * @param codec null where the provider has no sessions.
 */
export async function execute<Config>(
  adapter: Adapter<Config>,
  facts: ProviderFacts,
  codec: AdapterSessionCodec | null,
  ctx: AdapterExecutionContext,
): Promise<AdapterExecutionResult> {
  const log = new LogTap(ctx.onLog);
  try {
    return await started(adapter, facts, codec, ctx, log);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return executionResult(notStarted("unknown", reason || "The run failed"), facts, null, null);
  } finally {
    log.end();
  }
}

async function started<Config>(
  adapter: Adapter<Config>,
  facts: ProviderFacts,
  codec: AdapterSessionCodec | null,
  ctx: AdapterExecutionContext,
  log: LogTap,
): Promise<AdapterExecutionResult> {
  const { prompt, cwd, timeoutMs, graceMs, onMeta, onSpawn } = ctx;
  const own = callerEnvironment(ctx.config);
  const env = chosenEnvironment(own);
  const parentEnv = parentEnvironment(own);
  const { request, config, extraArgs, hasChoice } = coreRun(facts, ctx.config);
  const stored = codec === null ? null : storedSession(facts, codec, ctx);
  const file = facts.isSessionFile ? (stored ?? sessionFile(ctx.runId)) : null;
  const id = file ?? stored;
  const isChosen = hasChoice || stored !== null;
  const version = isChosen ? await installedVersion(adapter, { env: parentEnv, config }) : null;
  let args: readonly string[] = [];
  const extended: Adapter<Config> = {
    ...adapter,
    invocation(...given): Invocation {
      const invocation = adapter.invocation(...given);
      args = [...invocation.args, ...extraArgs];
      return { ...invocation, args: [...args] };
    },
  };
  const outcome = await run(
    extended,
    {
      ...request,
      prompt,
      cwd,
      env,
      partialMessages: true,
      ...(id === null ? {} : { session: { id } }),
    },
    {
      config,
      parentEnv,
      cli: { version },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(graceMs === undefined ? {} : { graceMs }),
      onOutput: (stream, bytes) => log.push(stream === "out" ? "stdout" : "stderr", bytes),
    },
    observedShell({ onMeta, onSpawn, args: () => args, hidden: new Set(Object.keys(env)) }),
  );
  return executionResult(outcome, facts, codec, file);
}

/** The session to go on with: the one that the runner picked out, else the one in the stored state. */
function storedSession(
  { sessionKey }: ProviderFacts,
  codec: AdapterSessionCodec,
  { sessionId, sessionParams }: AdapterExecutionContext,
): string | null {
  const state = codec.deserialize(sessionParams);
  return sessionId || stringAt(state, sessionKey ?? "") || null;
}

/** `config.env`: what the caller wants the CLI to have; what is no text is not passed on. */
function callerEnvironment(config: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(recordAt(config.env) ?? {});
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
