import { stringAt } from "../../../../adapters/shared/framing/fields.ts";
import { type Option, toArgs } from "../../../../adapters/shared/invocation/options.ts";
import type { RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import type { ProviderFacts } from "./registry/provider-table.ts";
import { splitProviderModel } from "./registry/split-provider-model.ts";

/** A run of this contract, in the core's words. */
export interface CoreRun {
  request: Pick<RunRequest, "systemPrompt" | "model" | "effort" | "skipPermissions">;
  /** For the adapter's configSchema. */
  config: Record<string, unknown>;
  /** What no adapter has a word for. */
  extraArgs: string[];
  /** The person chose something for which not every version has a flag. */
  hasChoice: boolean;
}

/**
 * Reads the runner's opaque config (INV-EXECUTION-OVERRIDE-001). Values of another type, unknown names and an effort
 * that this provider does not have count as not given. No one is there to approve a tool, so all are, unless
 * `skipPermissions` is false.
 */
export function coreRun(facts: ProviderFacts, given: Readonly<Record<string, unknown>>): CoreRun {
  const model = word(given, "model");
  const systemPrompt = word(given, "systemPrompt");
  const command = word(given, "command");
  const split = facts.splitsModel && model !== undefined ? splitProviderModel(model) : null;
  const effort = effortOf(facts, word(given, "effort"));
  return {
    request: {
      skipPermissions: given.skipPermissions !== false,
      ...(systemPrompt === undefined ? {} : { systemPrompt }),
      ...(model === undefined ? {} : { model: split?.model ?? model }),
      ...(effort === undefined ? {} : { effort }),
    },
    config: {
      ...facts.config,
      ...(command === undefined ? {} : { command }),
      ...(split === null ? {} : { provider: split.provider }),
    },
    hasChoice: model !== undefined || effort !== undefined,
    extraArgs: toArgs(skillsOptions(facts, word(given, "skillsDir")), () => true),
  };
}

/** A level that the provider has; any other counts as not given. */
function effortOf({ efforts = [] }: ProviderFacts, level: string | undefined): string | undefined {
  return level !== undefined && efforts.includes(level) ? level : undefined;
}

function skillsOptions({ skillsFlags = [] }: ProviderFacts, folder: string | undefined): Option[] {
  return folder === undefined ? [] : skillsFlags.map((flag) => [flag, folder] as const);
}

function word(given: Readonly<Record<string, unknown>>, name: string): string | undefined {
  return stringAt(given, name)?.trim() || undefined;
}
