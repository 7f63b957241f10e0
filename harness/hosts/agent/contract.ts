import type { AgentHost, AgentPlugin, PluginContext } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { HostContract } from "../host-contract.ts";
import { agentHost } from "./facade/agent-host.ts";

/** `agent/v1`: see contracts/agent/v1/README.md. */
const contract: HostContract<AgentHost> = {
  claimed: ["claude", "gemini", "opencode"],
  // The document has one window for a limit for gemini and none for claude.
  shownBy: { "INV-AGENT-QUOTA-006": "gemini" },
  facade: agentHost,
  pick(namespace) {
    const exports = namespace as Record<string, unknown>;
    const found = [exports.default, exports.Plugin, ...Object.values(exports)].find(isPluginClass);
    if (found === undefined)
      return { ok: false, problem: "exports no agent plugin: a class with doRun and getCapabilities" };
    const {
      manifest,
      validConfig = {},
      invalidConfig = { model: 123 },
      quotaConfig,
    } = exports as Partial<AgentHost>;
    if (typeof manifest !== "object" || manifest === null)
      return { ok: false, problem: "exports no manifest: how the host registers its agent plugin" };
    return {
      ok: true,
      host: {
        create: (context, now) => withContext(new found(now), context),
        manifest,
        validConfig,
        invalidConfig,
        ...(typeof quotaConfig === "function" ? { quotaConfig } : {}),
      },
    };
  },
  identify({ manifest: { id, requirements = [], adapter_meta } }) {
    const { provider, provider_type } = adapter_meta ?? {};
    const binary = requirements.find(({ type }) => type === "binary")?.name;
    return {
      provider: typeof provider === "string" ? provider : (binary ?? id),
      transport: provider_type === "api" ? "api" : "cli",
    };
  },
};
export default contract;

type PluginClass = new (now?: () => number) => AgentPlugin;

function isPluginClass(value: unknown): value is PluginClass {
  const { prototype } = (typeof value === "function" ? value : {}) as { prototype?: Record<string, unknown> };
  return typeof prototype?.doRun === "function" && typeof prototype.getCapabilities === "function";
}

/** By the base class's own way, else as the field that the document names. */
function withContext(plugin: AgentPlugin, context: PluginContext): AgentPlugin {
  const { injectContext } = plugin as { injectContext?: (context: PluginContext) => void };
  if (typeof injectContext === "function") injectContext.call(plugin, context);
  else Object.assign(plugin, { context });
  return plugin;
}
