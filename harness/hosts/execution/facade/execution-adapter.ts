import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { AgentExecutionAdapter } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { classifyError } from "./classify-error.ts";
import { execute } from "./execute.ts";
import { providerFacts } from "./registry/provider-table.ts";
import { sessionCodec } from "./session-codec.ts";
import { testEnvironment } from "./test-environment.ts";

/** A built-in adapter, or one of yours, behind the interface of `execution/v1`: the `*_local` type of its provider. */
export function executionAdapter<Config>(adapter: Adapter<Config>): AgentExecutionAdapter {
  const facts = providerFacts(adapter);
  const { manifest } = adapter;
  const { name, providerId, sessionKey, efforts = [] } = facts;
  const codec = sessionKey === null ? null : sessionCodec(facts, sessionKey);
  const spoken = { name, cli: manifest.commands?.[0] ?? manifest.id };
  return {
    type: facts.type,
    name: `${name} (local)`,
    providerId,
    executionEngine: manifest.transport === "api" ? "api" : "structured_cli",
    supportsSessionResume: codec !== null,
    supportsDetachedRuns: true,
    models: (manifest.models ?? []).map(({ id, name: label }) => ({
      id,
      ...(label === undefined ? {} : { name: label }),
    })),
    effortLevels: efforts.map((level) => ({ id: level, name: level })),
    ...(codec === null ? {} : { sessionCodec: codec }),
    testEnvironment: (ctx) => testEnvironment(adapter, name, ctx),
    execute: (ctx) => execute(adapter, facts, codec, ctx),
    classifyError: (stderr, exitCode) => classifyError(adapter, spoken, stderr, exitCode),
  };
}

/**
 * The `*_legacy` type of a provider: a terminal drives its runs, so it has no `execute`; how they are started is its
 * provider's to say (launch-spec.ts). INV-EXECUTION-SHAPE-002.
 */
export function legacyAdapter<Config>(adapter: Adapter<Config>): AgentExecutionAdapter {
  const { execute: _, ...rest } = executionAdapter(adapter);
  const { legacyType, name } = providerFacts(adapter);
  return {
    ...rest,
    type: legacyType,
    name: `${name} (terminal)`,
    executionEngine: "legacy_pty_cli",
    experimental: true,
    supportsDetachedRuns: false,
  };
}
