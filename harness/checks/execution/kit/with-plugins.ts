import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ExecutionHost, PluginReport } from "../../../../contracts/execution/v1/execution-host.ts";
import { withHome } from "./with-home.ts";

/** Plugins that a person has written down: files of the home folder by name, and what adapter-plugins.json says. */
export interface Plugins {
  files: Readonly<Record<string, string>>;
  /** As an object, or as the text of a file that is none. */
  config: unknown;
}

/**
 * Has the host load plugins from a home folder of their own, and unload them afterwards.
 *
 * @param load loads them; once, where a check asks for no more.
 */
export async function withPlugins<T>(
  host: ExecutionHost,
  { files, config }: Plugins,
  use: (load: () => Promise<PluginReport>, home: string) => Promise<T>,
): Promise<T> {
  return withHome(async (home) => {
    await mkdir(path.join(home, ".cabinet"));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(home, name)), { recursive: true });
      await writeFile(path.join(home, name), text);
    }
    const text = typeof config === "string" ? config : JSON.stringify(config);
    await writeFile(path.join(home, ".cabinet", "adapter-plugins.json"), text);
    host.unloadExternalAdapters?.();
    try {
      return await use(() => host.loadExternalAdapters!({ home, cwd: home }), home);
    } finally {
      host.unloadExternalAdapters?.();
    }
  });
}

/** The text of an adapter, as an expression of JavaScript. */
export function adapterText(type: string, name: string): string {
  return `{ type: ${JSON.stringify(type)}, name: ${JSON.stringify(name)}, executionEngine: "process", testEnvironment: async () => ({ status: "pass", checks: [] }) }`;
}
