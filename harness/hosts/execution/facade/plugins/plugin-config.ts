import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const word = z.string().trim().min(1);

const entrySchema = z
  .object({
    package: word.optional(),
    path: word.optional(),
    enabled: z.boolean().default(true),
    type: word.optional(),
  })
  .refine((entry) => (entry.package === undefined) !== (entry.path === undefined), {
    message: "must name either a package or a path",
  });

/** A plugin that a person has written down. */
export type PluginEntry = z.infer<typeof entrySchema>;

/** The entries that can be read, and what is wrong with the others. */
export interface PluginConfig {
  entries: PluginEntry[];
  failed: { source: string; problem: string }[];
}

/** Where plugins are written down. */
export function pluginConfigFile(home: string): string {
  return path.join(home, ".cabinet", "adapter-plugins.json");
}

/** Where the host's allow-list is: who may sign plugins. Without the file anybody may, and needs to sign nothing. */
export function trustedKeysFile(home: string): string {
  return path.join(home, ".cabinet", "trusted-keys.json");
}

/** Reads the file; no file is no plugin. Never rejects: an entry that is no entry spoils itself alone. */
export async function readPluginConfig(file: string): Promise<PluginConfig> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException;
    return { entries: [], failed: code === "ENOENT" ? [] : [{ source: file, problem: message }] };
  }
  const plugins = pluginsOf(text);
  if (typeof plugins === "string") return { entries: [], failed: [{ source: file, problem: plugins }] };
  const config: PluginConfig = { entries: [], failed: [] };
  for (const [index, given] of plugins.entries()) {
    const entry = entrySchema.safeParse(given);
    if (entry.success) config.entries.push(entry.data);
    else
      config.failed.push({ source: `${file}, plugin ${index + 1}`, problem: z.prettifyError(entry.error) });
  }
  return config;
}

function pluginsOf(text: string): unknown[] | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (thrown) {
    return `is no JSON: ${(thrown as Error).message}`;
  }
  const file = z.object({ plugins: z.array(z.unknown()) }).safeParse(parsed);
  return file.success ? file.data.plugins : z.prettifyError(file.error);
}
