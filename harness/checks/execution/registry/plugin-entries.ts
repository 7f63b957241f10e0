import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";
import { adapterText, withPlugins } from "../kit/with-plugins.ts";

/** Only what is enabled is loaded, and only as the type that was written down (INV-EXECUTION-PLUGIN-002). */
export default partCheck("INV-EXECUTION-PLUGIN-002", "plugin-entries", async ({ host }) => {
  const { loadExternalAdapters, agentAdapterRegistry: registry } = host;
  if (loadExternalAdapters === undefined || registry === undefined)
    return unsupported("the module exports no loadExternalAdapters, or no agentAdapterRegistry");
  const names = ["on", "off", "other", "same"];
  const files = Object.fromEntries(
    names.map((name) => [`${name}.mjs`, `export default ${adapterText(`zz_${name}`, name)};`]),
  );
  const plugins = [
    { path: "./on.mjs", enabled: true },
    { path: "./off.mjs", enabled: false },
    { path: "./other.mjs", enabled: true, type: "zz_declared" },
    { path: "./same.mjs", enabled: true, type: "zz_same" },
  ];
  await withPlugins(host, { files, config: { plugins } }, async (load) => {
    const { failed } = await load();
    const loaded = [...names.map((name) => `zz_${name}`), "zz_declared"].filter((type) => registry.get(type));
    assertEqual("other plugins are loaded than should be", loaded, ["zz_on", "zz_same"]);
    assertEqual(
      "a plugin of another type than was written down is not reported, or another one is",
      failed.map(({ source }) => source),
      ["./other.mjs"],
    );
  });
  return undefined;
});
