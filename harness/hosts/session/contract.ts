import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { ProviderAdapter, SessionHost } from "../../../contracts/session/v1/provider-adapter.ts";
import type { HostContract } from "../host-contract.ts";
import { sessionAdapter } from "./facade/session-adapter.ts";
import { coreProvider } from "./facade/session-settings.ts";

/** `session/v1`: see contracts/session/v1/README.md. */
const contract: HostContract<SessionHost> = {
  claimed: ["claude", "codex", "gemini"],
  facade: sessionHost,
  pick(namespace) {
    const exports = namespace as Record<string, unknown>;
    const { createAdapter, default: first } = exports;
    for (const create of [createAdapter, first].filter((one) => typeof one === "function")) {
      if (isProviderAdapter(made(create)))
        return { ok: true, host: { create: create as SessionHost["create"] } };
    }
    const adapter = [first, exports.adapter, ...Object.values(exports)].find(isProviderAdapter);
    if (adapter !== undefined) return { ok: true, host: { create: () => adapter } };
    return {
      ok: false,
      problem: "exports neither createAdapter() nor a provider adapter: an object with id and startSession",
    };
  },
  identify: ({ create, transport = "cli" }) => ({ provider: coreProvider(create().id), transport }),
};
export default contract;

function made(create: unknown): unknown {
  try {
    return (create as () => unknown)();
  } catch {
    return null;
  }
}

function isProviderAdapter(value: unknown): value is ProviderAdapter {
  const one = value as Partial<ProviderAdapter> | null;
  return (
    typeof one === "object" &&
    one !== null &&
    typeof one.id === "string" &&
    typeof one.startSession === "function"
  );
}

/** All that `session/v1` asks of a host, over one adapter. */
function sessionHost(adapter: Adapter): SessionHost {
  const { transport = "cli" } = adapter.manifest;
  return { transport, create: (options) => sessionAdapter(adapter, options) };
}
