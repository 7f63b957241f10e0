import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { AgentExecutionAdapter } from "../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { HostContract } from "../host-contract.ts";
import { executionAdapter } from "./facade/execution-adapter.ts";
import { executionRuntime } from "./facade/execution-runtime.ts";
import { coreProvider } from "./facade/registry/provider-table.ts";

const FUNCTIONS = [
  "defaultAdapterTypeForProvider",
  "providerSupportsEffort",
  "getOneShotLaunchSpec",
  "getSessionLaunchSpec",
  "loadExternalAdapters",
  "unloadExternalAdapters",
  "trustedKeysFile",
  "withAdapterRuntimeEnv",
] as const;

const OBJECTS = [
  "agentAdapterRegistry",
  "providerRegistry",
  "DEFAULT_ADAPTER_BY_PROVIDER_ID",
  "LEGACY_ADAPTER_BY_PROVIDER_ID",
] as const;

/** `execution/v1`: see contracts/execution/v1/README.md. */
const contract: HostContract<ExecutionHost> = {
  claimed: ["claude", "codex", "copilot", "cursor", "gemini", "grok", "opencode", "pi"],
  // pi's sessions are files, and it takes `provider/model` as two flags.
  shownBy: { "INV-EXECUTION-SESSION-006": "pi", "INV-EXECUTION-OVERRIDE-002": "pi" },
  facade: executionHost,
  pick(namespace) {
    const exports = namespace as Record<string, unknown>;
    const adapter = [exports.default, exports.adapter, ...Object.values(exports)].find(isExecutionAdapter);
    if (adapter === undefined)
      return {
        ok: false,
        problem:
          "exports no execution adapter: an object with type and the functions execute and testEnvironment",
      };
    const parts = [
      ...FUNCTIONS.filter((name) => typeof exports[name] === "function"),
      ...OBJECTS.filter((name) => typeof exports[name] === "object" && exports[name] !== null),
    ].map((name) => [name, exports[name]]);
    return { ok: true, host: { adapter, ...Object.fromEntries(parts) } };
  },
  identify: ({ adapter: { providerId, type, executionEngine } }) => ({
    provider: coreProvider(providerId ?? type),
    transport: executionEngine === "api" || executionEngine === "http" ? "api" : "cli",
  }),
};

export default contract;

function isExecutionAdapter(value: unknown): value is AgentExecutionAdapter {
  const one = value as Partial<AgentExecutionAdapter> | null;
  return (
    typeof one === "object" &&
    one !== null &&
    typeof one.type === "string" &&
    typeof one.execute === "function" &&
    typeof one.testEnvironment === "function"
  );
}

/** All that `execution/v1` asks of a host, over one adapter. */
export function executionHost(adapter: Adapter): ExecutionHost {
  return { adapter: executionAdapter(adapter), ...executionRuntime([adapter]) };
}
