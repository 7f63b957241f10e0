import { homedir } from "node:os";
import type { AgentExecutionAdapter } from "../../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type {
  AgentAdapterRegistry,
  PluginPlaces,
  PluginReport,
} from "../../../../../contracts/execution/v1/execution-host.ts";
import { readTrust } from "../../../../packages/trusted-keys.ts";
import { extractAdapter } from "./extract-adapter.ts";
import { pluginConfigFile, readPluginConfig, trustedKeysFile } from "./plugin-config.ts";
import { type PluginModule, pluginModules } from "./plugin-modules.ts";

/** A module that is still not loaded then is given up; the host has others to start with. */
const TIMEOUT_MS = 10_000;

/**
 * Loads the adapters that a person has written down into a registry, once, and takes them out again. A plugin is code
 * of the person's own; one that cannot be loaded is in the report, and hinders no other (INV-EXECUTION-PLUGIN-003). Where
 * there is a list of trusted keys, nothing of a package that none of them signed is run (INV-EXECUTION-PLUGIN-006).
 */
export class PluginLoader {
  readonly #registry: AgentAdapterRegistry;
  readonly #timeoutMs: number;
  #loading: Promise<PluginReport> | null = null;
  /** Forgotten when it is unloaded: what is still being loaded then must not arrive. */
  #types = new Set<string>();

  constructor(registry: AgentAdapterRegistry, timeoutMs = TIMEOUT_MS) {
    this.#registry = registry;
    this.#timeoutMs = timeoutMs;
  }

  /** The same report for every caller until `unload`. Never rejects. */
  load({ home = homedir(), cwd = process.cwd() }: PluginPlaces = {}): Promise<PluginReport> {
    this.#loading ??= this.#loadAll(home, cwd);
    return this.#loading;
  }

  unload(): void {
    for (const type of this.#types) this.#registry.unregisterExternal(type);
    this.#types = new Set();
    this.#loading = null;
  }

  async #loadAll(home: string, cwd: string): Promise<PluginReport> {
    const types = this.#types;
    const { entries, failed } = await readPluginConfig(pluginConfigFile(home));
    const report = { loaded: [] as { source: string; type: string }[], failed };
    const trust = readTrust(trustedKeysFile(home));
    // One after the other: where two have one type, the last that was written down counts.
    for (const entry of entries.filter(({ enabled }) => enabled)) {
      const source = entry.path ?? entry.package!;
      try {
        if (trust !== null && "problem" in trust) throw new Error(trust.problem);
        const modules = pluginModules(entry, cwd, trust);
        for (const module of modules) {
          const adapter = await within(this.#timeoutMs, adapterOf(module));
          if (this.#types !== types) throw new Error("unloaded before it was loaded");
          this.#registry.registerExternal(adapter);
          types.add(adapter.type);
          report.loaded.push({ source, type: adapter.type });
        }
      } catch (thrown) {
        report.failed.push({ source, problem: thrown instanceof Error ? thrown.message : String(thrown) });
      }
    }
    return report;
  }
}

async function adapterOf({ url, type }: PluginModule): Promise<AgentExecutionAdapter> {
  const adapter = await extractAdapter((await import(url)) as Record<string, unknown>);
  if (adapter === null) throw new Error("exports no adapter: an object with a type");
  if (typeof adapter.testEnvironment !== "function")
    throw new Error(`the adapter ${adapter.type} has no testEnvironment`);
  if (type !== undefined && adapter.type !== type)
    throw new Error(`the adapter's type is ${adapter.type}, and ${type} was written down`);
  return adapter;
}

function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs, new Error(`not loaded within ${timeoutMs} ms`));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
