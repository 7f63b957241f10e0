import type { Adapter, RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { AdapterCrash } from "../../driver/adapter-faults.ts";
import { flagsIn } from "../../sandbox/known-flags.ts";
import type { CheckContext } from "./check.ts";
import { unsupported } from "./fixture-check.ts";
import { settingsOf } from "./requests/settings.ts";

/** What callers ask for: each alone, so that a finding names it. */
const REQUESTS: Readonly<Record<string, Partial<RunRequest>>> = {
  nothing: {},
  "a model": { model: "some-model" },
  "partial messages": { partialMessages: true },
  "a session": { session: { id: "00000000-0000-4000-8000-000000000000" } },
  "a fork of a session": { session: { id: "00000000-0000-4000-8000-000000000000", fork: true } },
  "a system prompt": { systemPrompt: "Be brief." },
  "a turn limit": { maxTurns: 3 },
  "allowed tools": { allowTools: ["Bash"] },
  "no permissions": { skipPermissions: true },
  "an effort": { effort: "low" },
  "a budget": { maxBudgetUsd: 2 },
  pictures: { images: ["/a.png"] },
  "an output schema": { outputSchema: { type: "object" } },
  "MCP servers": { mcpConfig: "/servers.json" },
};

/** The arguments by which an adapter asks a CLI version for something. */
export interface WishedFlags {
  /** What was asked for, in words. */
  wish: string;
  args: readonly string[];
  flags: string[];
}

/**
 * What an adapter would start this CLI version with, for every wish in every output format, and for all of them with
 * every setting.
 */
export function requestedFlags(adapter: Adapter, config: unknown, version: string): WishedFlags[] {
  return [...byWish(adapter, config, version), ...bySetting(adapter, version)];
}

function bySetting(adapter: Adapter, version: string): WishedFlags[] {
  const { skipPermissions: _, ...all } = Object.assign({}, ...Object.values(REQUESTS)) as Partial<RunRequest>;
  return (settingsOf(adapter) ?? []).flatMap(({ name, value }) => {
    const config = adapter.configSchema.safeParse({ [name]: value });
    if (!config.success) return [];
    return adapter.manifest.outputFormats.flatMap((outputFormat) =>
      [{}, all].map((request) => {
        const asked = { prompt: "Hello", outputFormat, ...request };
        const { args } = invocationOf(adapter, asked, config.data, version);
        const setting = JSON.stringify({ [name]: value });
        return {
          wish: `a request in ${outputFormat}, with the setting ${setting}`,
          args,
          flags: flagsIn(args),
        };
      }),
    );
  });
}

function byWish(adapter: Adapter, config: unknown, version: string): WishedFlags[] {
  return adapter.manifest.outputFormats.flatMap((outputFormat) =>
    Object.entries(REQUESTS).map(([wish, request]) => {
      const { args } = invocationOf(adapter, { prompt: "Hello", outputFormat, ...request }, config, version);
      return { wish: `a request in ${outputFormat} for ${wish}`, args, flags: flagsIn(args) };
    }),
  );
}

/** Why an adapter's invocation cannot be looked at, or its default configuration. */
export function invocationConfig({
  target,
}: CheckContext): { config: unknown; adapter: Adapter } | ReturnType<typeof unsupported> {
  const { adapter } = target;
  if (typeof adapter?.invocation !== "function")
    return unsupported("the adapter's invocation is not to be seen from here");
  const config = adapter.configSchema.safeParse({});
  return config.success
    ? { config: config.data, adapter }
    : unsupported("the adapter has no default configuration");
}

function invocationOf(adapter: Adapter, request: RunRequest, config: unknown, version: string) {
  try {
    return adapter.invocation(request, config, { version });
  } catch (thrown) {
    throw AdapterCrash.from("invocation()", thrown);
  }
}
