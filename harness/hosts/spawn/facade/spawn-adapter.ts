import { embeddedObject } from "../../../../adapters/shared/framing/embedded-object.ts";
import { valueAt } from "../../../../adapters/shared/framing/fields.ts";
import { HeadAndTail } from "../../../../adapters/shared/framing/head-and-tail.ts";
import { modelId } from "../../../../adapters/shared/invocation/model-id.ts";
import { reportedUsage } from "../../../../adapters/shared/outcome/estimate-usage.ts";
import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import { run } from "../../../../adapters/shared/run/run.ts";
import { testRequest } from "../../../../adapters/shared/run/test-request.ts";
import type { ActivityEvent, Adapter, Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import tables from "../../../../contracts/spawn/v1/error-codes.json" with { type: "json" };
import type {
  ProviderAdapter,
  SpawnActivity,
  SpawnAdapterOptions,
  SpawnResult,
  UsageInfo,
} from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { providerOf } from "../../../model/target.ts";
import { installedVersion } from "../../cli-version.ts";
import { exitCode } from "./exit-code.ts";
import { spawnInteractive } from "./spawn-interactive.ts";

interface CodeTable {
  exact: Readonly<Record<string, number>>;
  partial: readonly (readonly [part: string, status: number])[];
}

const TABLES: Readonly<Record<string, CodeTable>> = tables as unknown as Record<string, CodeTable>;

/** What the façade knows of a run beside its outcome. */
interface RunFacts {
  provider: string;
  durationMs: number;
  /** What the CLI printed on stdout, long output without its middle. */
  printed: string;
}

/** The word for a model that the CLI chooses itself. */
const CLI_S_CHOICE = "default";

/** What every run of a façade is started with. */
export interface SpawnSettings {
  /** Settings of the CLI's own adapter; left out: its defaults. */
  config?: unknown;
  /** Variables that the CLI gets, such as its key. */
  env?: Readonly<Record<string, string>>;
  /** Names of variables of this process that it gets besides those that every CLI gets. */
  inherit?: readonly string[];
}

/** A built-in adapter, or one of yours, behind the interface of `spawn/v1`. */
export function spawnAdapter<Config>(
  adapter: Adapter<Config>,
  settings: SpawnSettings = {},
): ProviderAdapter {
  const { manifest } = adapter;
  const { config } = settings;
  const { models = [], shortAliases = {}, transport = "cli" } = manifest;
  return {
    name: providerOf(manifest),
    type: transport,
    defaultModel: manifest.defaultModel ?? models[0]?.id ?? CLI_S_CHOICE,
    supportedModels: models.map(({ id, name }) => (name === undefined ? { id } : { id, name })),
    shortAliases,
    async isAvailable() {
      const health = await checkHealth(adapter, { config, parentEnv: environment(settings) });
      return health.ok ? { available: true } : { available: false, reason: health.problem };
    },
    async testRequest() {
      const { env = {}, inherit = [] } = settings;
      const tested = await testRequest(adapter, { config, inherit }, { env: { ...env } });
      return tested.ok ? { available: true } : { available: false, reason: tested.problem };
    },
    spawn: (options) => spawnOnce(adapter, settings, options),
    spawnInteractive: async (systemPrompt, model) => {
      const checked = adapter.configSchema.safeParse(config ?? {});
      if (!checked.success) throw new TaskError(checked.error.message);
      const { env = {}, inherit = [] } = settings;
      return spawnInteractive(adapter, checked.data, { systemPrompt, model, env, inherit });
    },
  };
}

/** The environment that a health check and the adapter of an API see: this process's, and what the settings add. */
function environment({ env = {} }: SpawnSettings): Record<string, string | undefined> {
  return { ...process.env, ...env };
}

async function spawnOnce<Config>(
  adapter: Adapter<Config>,
  settings: SpawnSettings,
  options: SpawnAdapterOptions,
): Promise<SpawnResult> {
  const { config, env, inherit = [] } = settings;
  const { prompt, systemPrompt, model, timeoutMs, cwd, signal, onActivity } = options;
  const { manifest } = adapter;
  const stdout = new HeadAndTail();
  const startedAt = performance.now();
  const outcome = await run(
    adapter,
    {
      prompt,
      ...(systemPrompt === undefined ? {} : { systemPrompt }),
      ...(model === undefined || model === CLI_S_CHOICE ? {} : { model: modelId(manifest, model) }),
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env: { ...env } }),
    },
    {
      config,
      inherit,
      cli: { version: await installedVersion(adapter, { env: environment(settings), config }) },
      onOutput: (stream, bytes) => {
        if (stream === "out") stdout.push(bytes);
      },
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(signal === undefined ? {} : { signal }),
      ...(onActivity === undefined
        ? {}
        : {
            onActivity: (event: ActivityEvent) => {
              for (const one of activity(event)) onActivity(one);
            },
          }),
    },
  );
  if (outcome.exit.timedOut && outcome.status === "error") {
    throw new TaskError(`${manifest.id} did not end within ${timeoutMs} ms`);
  }
  const durationMs = performance.now() - startedAt;
  return spawnResult(outcome, {
    provider: providerOf(manifest),
    durationMs,
    printed: stdout.text(),
  });
}

/** An event in the words of `spawn/v1`, which has none for changed files, plans and compactions. */
function activity(event: ActivityEvent): SpawnActivity[] {
  const { kind } = event;
  if (kind === "file_change" || kind === "plan" || kind === "compaction") return [];
  const text = "text" in event ? event.text : "name" in event ? event.name : undefined;
  return [typeof text === "string" ? { kind, text } : { kind }];
}

/**
 * An outcome in the words of `spawn/v1`. Pure.
 *
 * The message and the status are those of the provider: none on success, and none where only the exit code says that
 * the run failed (INV-SPAWN-RESULT-003, -ERR-001).
 */
function spawnResult(outcome: Outcome, facts: RunFacts): SpawnResult {
  const { content, messages, error = null } = outcome;
  const isReported = error !== null && error.evidence !== "exit";
  const { unfulfilled = [] } = outcome.diagnostics ?? {};
  const status = error === null ? null : (error.httpStatus ?? printedStatus(facts));
  return {
    stdout: content ?? (messages.length > 0 ? messages.join("\n") : facts.printed),
    exitCode: exitCode(outcome),
    usage: usageInfo(facts.provider, outcome, facts.durationMs),
    ...(isReported ? { errorMessage: error.message } : {}),
    ...(status === null ? {} : { apiErrorStatus: status }),
    ...(unfulfilled.length === 0
      ? {}
      : {
          warnings: unfulfilled.map(
            (wish) => `${wish} was not passed on: ${facts.provider} has no way to take it`,
          ),
        }),
  };
}

/** The status that the code of a printed error document stands for. */
function printedStatus({ provider, printed }: RunFacts): number | null {
  const error = valueAt(embeddedObject(printed), "error");
  return statusOfCode(provider, valueAt(error, "code")) ?? statusOfCode(provider, valueAt(error, "status"));
}

/**
 * The HTTP status that an error's code stands for: a number is one itself, a word is looked up in the provider's table,
 * whole before in part (INV-SPAWN-ERR-004).
 *
 * @returns null where the code says nothing, or the provider has no table.
 */
function statusOfCode(provider: string, code: unknown): number | null {
  const number = typeof code === "number" ? code : /^\d{3}$/.test(String(code)) ? Number(code) : null;
  if (number !== null) return number >= 400 && number <= 599 ? number : null;
  if (typeof code !== "string" || !Object.hasOwn(TABLES, provider)) return null;
  const { exact, partial } = TABLES[provider]!;
  const word = code.toLowerCase();
  if (Object.hasOwn(exact, word)) return exact[word]!;
  return partial.find(([part]) => word.includes(part))?.[1] ?? null;
}

/**
 * What a run cost, with the provider's name (INV-SPAWN-USAGE-001). Figures that no one reported are left out, never 0;
 * estimates are no figures.
 */
function usageInfo(provider: string, outcome: Outcome, durationMs: number): UsageInfo {
  const { costUsd, model } = outcome;
  const reported = reportedUsage(outcome);
  return {
    provider,
    ...(model == null ? {} : { model }),
    ...(reported === null
      ? {}
      : {
          inputTokens: reported.inputTokens,
          outputTokens: reported.outputTokens,
          cachedTokens: reported.cacheReadTokens,
        }),
    ...(costUsd == null ? {} : { costUsd }),
    durationMs: Math.round(durationMs),
  };
}

/** A task that did not come to its end: what `spawn` throws when the time is up (INV-SPAWN-PROC-001). */
export class TaskError extends Error {
  override readonly name = "TaskError";
}
