import path from "node:path";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";
import { adapterText, withPlugins } from "../kit/with-plugins.ts";

const one = (name: string) => adapterText("zz_plugin", name);

/** By path: what is in the module, and which of its exports is the adapter. */
const FORMS: readonly (readonly [module: string, expected: string])[] = [
  [`export const createAgentAdapter = () => (${one("agent")}); export default ${one("default")};`, "agent"],
  [`export const createAgentAdapter = async () => (${one("late")});`, "late"],
  [
    `export const createServerAdapter = () => (${one("server")}); export const adapter = ${one("adapter")};`,
    "server",
  ],
  [`export default ${one("default")}; export const adapter = ${one("adapter")};`, "default"],
  [`export default { not: "an adapter" }; export const adapter = ${one("adapter")};`, "adapter"],
];

/**
 * The adapter is taken from the module's four exports, in their order; modules are paths or packages
 * (INV-EXECUTION-PLUGIN-001).
 */
export default partCheck("INV-EXECUTION-PLUGIN-001", "plugin-forms", async ({ host }) => {
  const { loadExternalAdapters, agentAdapterRegistry: registry } = host;
  if (loadExternalAdapters === undefined || registry === undefined)
    return unsupported("the module exports no loadExternalAdapters, or no agentAdapterRegistry");
  const name = () => registry.get("zz_plugin")?.name ?? null;
  for (const [index, [text, expected]] of FORMS.entries()) {
    const file = `form-${index}.mjs`;
    const config = { plugins: [{ path: `./${file}`, enabled: true }] };
    await withPlugins(host, { files: { [file]: text }, config }, async (load) => {
      await load();
      assertEqual(`the adapter of this module is another: ${text}`, name(), expected);
    });
  }
  const files = {
    [path.join("node_modules", "zz-package", "package.json")]: JSON.stringify({
      name: "zz-package",
      type: "module",
      exports: { import: "./main.js" },
    }),
    [path.join("node_modules", "zz-package", "main.js")]: `export default ${one("packaged")};`,
  };
  const config = { plugins: [{ package: "zz-package", enabled: true, type: "zz_plugin" }] };
  await withPlugins(host, { files, config }, async (load) => {
    await load();
    assertEqual("the adapter of a package is not loaded", name(), "packaged");
  });
  return undefined;
});
