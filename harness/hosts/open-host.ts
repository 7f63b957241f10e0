import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { AdapterChoice } from "../driver/adapter-choice.ts";
import { AdapterUnsupported } from "../driver/adapter-faults.ts";
import { findAdapters, indexModule } from "../driver/find-adapters.ts";
import { importModule } from "../driver/import-module.ts";
import { loadAdapter } from "../driver/load-adapter.ts";
import { findProvider } from "../driver/registry.ts";
import type { Target } from "../model/target.ts";
import { loadHostContract } from "./host-contract.ts";

/** Names of the environment variables by which an API is found. */
type ApiVariables = Pick<Manifest, "apiKeyVariable" | "baseUrlVariable">;

/** A host under test, with the folder its module is in, or one line for the user. */
export type OpenedHost = { target: Target; folder: string | null } | string;

/**
 * What is certified against a host contract: by name the façade over a built-in adapter, by path somebody's own
 * implementation of the contract's interface, or a module of `cli/v1` that gets the façade.
 *
 * @param root folder of the project.
 */
export async function openHost(root: string, contract: string, choice: AdapterChoice): Promise<OpenedHost> {
  if (choice.kind === "exec") return `--exec: the contract ${contract} certifies modules, not programs`;
  const { facade, pick, identify } = await loadHostContract(contract);
  if (choice.kind === "path") {
    const path = await modulePath(choice.path);
    if (path === null) return `no module at ${choice.path}`;
    const imported = await importModule(path);
    if (!imported.ok) return `module ${choice.path} cannot be loaded: ${imported.cause}`;
    const picked = pick(imported.namespace);
    if (picked.ok) {
      const { provider, transport } = identify(picked.host);
      const id = await providerId(root, provider);
      const target = hostTarget(picked.host, { provider: id, transport }, await apiVariables(root, id));
      return { target, folder: dirname(path) };
    }
    const adapter = await loadAdapter(choice, { root, base: process.cwd() });
    if (!adapter.ok) return `module ${choice.path} ${picked.problem}`;
    const host = facade(adapter.adapter);
    return { target: hostTarget(host, identify(host), adapter.adapter.manifest), folder: adapter.folder };
  }
  const loaded = await loadAdapter(choice, { root, base: process.cwd() });
  if (!loaded.ok) return loaded.problem;
  const host = facade(loaded.adapter);
  return { target: hostTarget(host, identify(host), loaded.adapter.manifest), folder: null };
}

/**
 * The id of the provider that a host names, by its id or an alias of it: fixtures and stand-ins go by ids. Any other
 * name is that of a CLI of its author's own. Only where the name is no id is every adapter loaded.
 */
async function providerId(root: string, name: string): Promise<string> {
  const ids = (await findAdapters(root)).map((place) => place.name);
  if (ids.includes(name)) return name;
  const found = await findProvider(name, root);
  return "adapter" in found ? found.id : name;
}

/** The variables of a provider that is an API; none where cliproof does not know it. */
async function apiVariables(root: string, id: string): Promise<ApiVariables> {
  const found = await findProvider(id, root);
  return "adapter" in found ? found.adapter.manifest : {};
}

async function modulePath(given: string): Promise<string | null> {
  const absolute = resolve(given);
  const found = await stat(absolute).catch(() => null);
  return found?.isDirectory() ? indexModule(absolute) : found?.isFile() ? absolute : null;
}

/**
 * It parses nothing by itself: its checks start it against stand-ins.
 *
 * @param variables those of an API that it asks.
 * @param outputFormats those that it may ask its CLI for; of several, its checks find out which.
 */
export function hostTarget(
  host: unknown,
  { provider, transport }: { provider: string; transport: "cli" | "api" },
  { apiKeyVariable, baseUrlVariable }: ApiVariables = {},
  outputFormats: Manifest["outputFormats"] = ["stream-json", "json", "text"],
): Target {
  const none = () => Promise.reject(new AdapterUnsupported("a host has no parser of its own"));
  return {
    id: provider,
    manifest: {
      id: provider,
      provider,
      transport,
      outputFormats,
      ...(apiKeyVariable !== undefined && { apiKeyVariable }),
      ...(baseUrlVariable !== undefined && { baseUrlVariable }),
    },
    host,
    replay: none,
    replayInterleaved: none,
    run: none,
    async close() {},
  };
}
