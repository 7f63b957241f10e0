import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { stringAt, valueAt } from "../../../../../adapters/shared/framing/fields.ts";
import type { AgentExecutionAdapter } from "../../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type {
  AgentAdapterRegistry,
  PluginPlaces,
  PluginReport,
} from "../../../../../contracts/execution/v1/execution-host.ts";
import { extractAdapter } from "./extract-adapter.ts";
import { type PluginEntry, pluginConfigFile, readPluginConfig } from "./plugin-config.ts";

/** A module that is still not loaded then is given up; the host has others to start with. */
const TIMEOUT_MS = 10_000;

/**
 * Loads the adapters that a person has written down into a registry, once, and takes them out again. A plugin is code
 * of the person's own; one that cannot be loaded is in the report, and hinders no other (INV-EXECUTION-PLUGIN-003).
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
    // One after the other: where two have one type, the last that was written down counts.
    for (const entry of entries.filter(({ enabled }) => enabled)) {
      const source = entry.path ?? entry.package!;
      try {
        const adapter = await within(this.#timeoutMs, adapterOf(entry, cwd));
        if (this.#types !== types) throw new Error("unloaded before it was loaded");
        this.#registry.registerExternal(adapter);
        types.add(adapter.type);
        report.loaded.push({ source, type: adapter.type });
      } catch (thrown) {
        report.failed.push({ source, problem: thrown instanceof Error ? thrown.message : String(thrown) });
      }
    }
    return report;
  }
}

async function adapterOf(entry: PluginEntry, cwd: string): Promise<AgentExecutionAdapter> {
  const module = (await import(resolvePlugin(entry, cwd))) as Record<string, unknown>;
  const adapter = await extractAdapter(module);
  if (adapter === null) throw new Error("exports no adapter: an object with a type");
  if (typeof adapter.testEnvironment !== "function")
    throw new Error(`the adapter ${adapter.type} has no testEnvironment`);
  if (entry.type !== undefined && adapter.type !== entry.type)
    throw new Error(`the adapter's type is ${adapter.type}, and ${entry.type} was written down`);
  return adapter;
}

function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs, new Error(`not loaded within ${timeoutMs} ms`));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * The URL of a plugin's module: a path as it is or from `cwd`, a package from the `node_modules` folders above `cwd`.
 *
 * @throws where there is no such package.
 */
function resolvePlugin(entry: PluginEntry, cwd: string): string {
  if (entry.path !== undefined) return pathToFileURL(path.resolve(cwd, entry.path)).href;
  const name = entry.package!;
  const { resolve } = createRequire(path.join(cwd, "plugin.js"));
  let refusal: unknown;
  try {
    return pathToFileURL(resolve(name)).href;
  } catch (thrown) {
    refusal = thrown;
  }
  // A package that can only be imported is not there for require.
  for (const folder of resolve.paths(name) ?? []) {
    const home = path.join(folder, name);
    const file = path.join(home, "package.json");
    if (!existsSync(file)) continue;
    const main = importedFile(JSON.parse(readFileSync(file, "utf8")));
    if (main !== null) return pathToFileURL(path.join(home, main)).href;
  }
  throw refusal;
}

/** The file that an import of the whole package means, in the forms that packages of one module use. */
function importedFile(manifest: unknown): string | null {
  const main = valueAt(manifest, "exports", ".") ?? valueAt(manifest, "exports");
  const chosen = valueAt(main, "import") ?? valueAt(main, "default") ?? main;
  return stringAt(chosen) ?? stringAt(chosen, "default");
}
