import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";
import { adapterText, withPlugins } from "../kit/with-plugins.ts";

/** Unloaded, the plugins are gone, and the built-in adapters are back (INV-EXECUTION-PLUGIN-005). */
export default partCheck("INV-EXECUTION-PLUGIN-005", "plugins-unloaded", async ({ host }) => {
  const { unloadExternalAdapters, agentAdapterRegistry: registry, adapter } = host;
  if (
    host.loadExternalAdapters === undefined ||
    unloadExternalAdapters === undefined ||
    registry === undefined
  )
    return unsupported(
      "the module exports no loadExternalAdapters, unloadExternalAdapters or agentAdapterRegistry",
    );
  const { type } = adapter;
  const builtIn = registry.get(type)?.name;
  const files = {
    "first.mjs": `export default ${adapterText(type, "zz first")};`,
    "second.mjs": `export default ${adapterText(type, "zz second")};`,
    "own.mjs": `export default ${adapterText("zz_own", "zz own")};`,
  };
  const plugins = Object.keys(files).map((file) => ({ path: `./${file}`, enabled: true }));
  const present = () => [registry.get(type)?.name ?? null, registry.get("zz_own")?.name ?? null];
  await withPlugins(host, { files, config: { plugins } }, async (load) => {
    await load();
    assertEqual("the last plugin of a type does not hold it", present(), ["zz second", "zz own"]);
    unloadExternalAdapters();
    assertEqual("a plugin is still there, or a built-in adapter is not", present(), [builtIn, null]);
    await load();
    assertEqual("what was unloaded cannot be loaded again", present(), ["zz second", "zz own"]);
  });
  return undefined;
});
