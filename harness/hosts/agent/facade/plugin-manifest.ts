import type { PluginManifest } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { Manifest } from "../../../../contracts/cli/v1/adapter.ts";

/** How a host registers the plugin over an adapter: it needs the CLI on PATH, and no secret. Pure. */
export function pluginManifest(manifest: Manifest): PluginManifest {
  const { id, version = "0.0.0", provider = id, commands = [id], transport = "cli" } = manifest;
  return {
    id: `${id}-agent`,
    type: "agent",
    version,
    name: `${id} agent`,
    description: `Runs an agent with the ${transport === "cli" ? `CLI ${commands[0]}` : `API of ${id}`}.`,
    critical: true,
    requirements: [
      transport === "cli"
        ? { type: "binary", name: commands[0] ?? id }
        : { type: "env", name: `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY` },
    ],
    entry: "builtin",
    adapter_meta: { provider_type: transport, provider },
    contributes: { events: ["cost.incurred"], commands: [], config_keys: [], hooks: [] },
  };
}
