import type { ProviderAdapter, SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { HostContract } from "../host-contract.ts";
import { spawnHost } from "./facade/spawn-host.ts";

/** `spawn/v1`: see contracts/spawn/v1/README.md. */
const contract: HostContract<SpawnHost> = {
  claimed: ["claude", "codex", "gemini", "openrouter"],
  // The document has a table of codes for gemini and none for claude.
  shownBy: { "INV-SPAWN-ERR-004": "gemini" },
  facade: spawnHost,
  pick(namespace) {
    const exports = namespace as Record<string, unknown>;
    const adapter = [exports.default, exports.adapter, ...Object.values(exports)].find(isProviderAdapter);
    if (adapter === undefined)
      return { ok: false, problem: "exports no provider adapter: an object with name and a spawn function" };
    const { formatExitDetail, emitTaskFailure } = exports as Partial<SpawnHost>;
    return {
      ok: true,
      host: {
        adapter,
        ...(typeof formatExitDetail === "function" ? { formatExitDetail } : {}),
        ...(typeof emitTaskFailure === "function" ? { emitTaskFailure } : {}),
      },
    };
  },
  identify: ({ adapter }) => ({ provider: adapter.name, transport: adapter.type === "api" ? "api" : "cli" }),
};
export default contract;

function isProviderAdapter(value: unknown): value is ProviderAdapter {
  const one = value as Partial<ProviderAdapter> | null;
  return (
    typeof one === "object" && one !== null && typeof one.name === "string" && typeof one.spawn === "function"
  );
}
