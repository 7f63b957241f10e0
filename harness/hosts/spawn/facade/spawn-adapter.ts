import { modelId } from "../../../../adapters/shared/invocation/model-id.ts";
import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import { run } from "../../../../adapters/shared/run/run.ts";
import { HeadAndTail } from "../../../../adapters/shared/text/head-and-tail.ts";
import type { ActivityEvent, Adapter, Parser } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  ProviderAdapter,
  SpawnActivity,
  SpawnAdapterOptions,
  SpawnResult,
} from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { spawnInteractive } from "./spawn-interactive.ts";
import { spawnResult } from "./spawn-result.ts";
import { TaskError } from "./task-error.ts";

/** The word for a model that the CLI chooses itself. */
const CLI_S_CHOICE = "default";

/** A built-in adapter, or one of yours, behind the interface of `spawn/v1`. */
export function spawnAdapter<Config>(adapter: Adapter<Config>, config?: unknown): ProviderAdapter {
  const { manifest } = adapter;
  const { models = [], shortAliases = {}, transport = "cli" } = manifest;
  return {
    name: manifest.provider ?? manifest.id,
    type: transport,
    defaultModel: manifest.defaultModel ?? models[0]?.id ?? CLI_S_CHOICE,
    supportedModels: models.map(({ id, name }) => (name === undefined ? { id } : { id, name })),
    shortAliases,
    async isAvailable() {
      const health = await checkHealth(adapter, { config });
      return health.ok ? { available: true } : { available: false, reason: health.problem };
    },
    spawn: (options) => spawnOnce(adapter, config, options),
    spawnInteractive: async (systemPrompt, model) => {
      const checked = adapter.configSchema.safeParse(config ?? {});
      if (!checked.success) throw new TaskError(checked.error.message);
      return spawnInteractive(adapter, checked.data, systemPrompt, model);
    },
  };
}

async function spawnOnce<Config>(
  adapter: Adapter<Config>,
  config: unknown,
  options: SpawnAdapterOptions,
): Promise<SpawnResult> {
  const { prompt, systemPrompt, model, timeoutMs, cwd, signal, onActivity } = options;
  const { manifest } = adapter;
  const stdout = new HeadAndTail();
  const startedAt = performance.now();
  const outcome = await run(
    { ...adapter, parser: (given) => overhearing(adapter.parser(given), stdout) },
    {
      prompt,
      ...(systemPrompt === undefined ? {} : { systemPrompt }),
      ...(model === undefined || model === CLI_S_CHOICE ? {} : { model: modelId(manifest, model) }),
      ...(cwd === undefined ? {} : { cwd }),
    },
    {
      config,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(signal === undefined ? {} : { signal }),
      ...(onActivity === undefined
        ? {}
        : { onActivity: (event: ActivityEvent) => onActivity(activity(event)) }),
    },
  );
  if (outcome.exit.timedOut && outcome.status === "error") {
    throw new TaskError(`${manifest.id} did not end within ${timeoutMs} ms`);
  }
  const durationMs = performance.now() - startedAt;
  return spawnResult(outcome, {
    provider: manifest.provider ?? manifest.id,
    durationMs,
    printed: stdout.text(),
  });
}

/** The parser, and what it is given on stdout kept beside it: a host of this contract shows raw output too. */
function overhearing(parser: Parser, stdout: HeadAndTail): Parser {
  return {
    push(stream, bytes) {
      if (stream === "out") stdout.push(bytes);
      return parser.push(stream, bytes);
    },
    ...(parser.flush === undefined ? {} : { flush: () => parser.flush!() }),
    ...(parser.peek === undefined ? {} : { peek: (exit) => parser.peek!(exit) }),
    end: (exit) => parser.end(exit),
  };
}

function activity(event: ActivityEvent): SpawnActivity {
  const { kind } = event;
  const text = "text" in event ? event.text : "name" in event ? event.name : undefined;
  return typeof text === "string" ? { kind, text } : { kind };
}
