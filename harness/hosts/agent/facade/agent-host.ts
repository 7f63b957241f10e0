import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { providerOf } from "../../../model/target.ts";
import { CliAgent } from "./cli-agent.ts";
import { pluginManifest } from "./plugin-manifest.ts";
import { providerFacts } from "./provider-facts.ts";

/** All that `agent/v1` asks of a host, over one adapter. */
export function agentHost(adapter: Adapter): AgentHost {
  const { manifest } = adapter;
  return {
    create(context, now) {
      const plugin = new CliAgent(adapter, now);
      plugin.injectContext(context);
      return plugin;
    },
    manifest: pluginManifest(manifest),
    validConfig: {},
    invalidConfig: { model: 123 },
    ...(providerFacts(providerOf(manifest)).hasQuotaApi
      ? { quotaConfig: (source) => ({ quota: source }) }
      : {}),
  };
}
