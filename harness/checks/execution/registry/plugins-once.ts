import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";
import { adapterText, withPlugins } from "../kit/with-plugins.ts";

const COUNTER = "zzPluginsMade";

/** Plugins are loaded once, however often and however soon it is asked for again (INV-EXECUTION-PLUGIN-004). */
export default partCheck("INV-EXECUTION-PLUGIN-004", "plugins-once", async ({ host }) => {
  if (host.loadExternalAdapters === undefined)
    return unsupported("the module exports no loadExternalAdapters");
  const made = globalThis as unknown as Record<string, number>;
  const text = `export function createAgentAdapter() { globalThis.${COUNTER} = (globalThis.${COUNTER} ?? 0) + 1; return ${adapterText("zz_once", "once")}; }`;
  const config = { plugins: [{ path: "./once.mjs", enabled: true }] };
  delete made[COUNTER];
  try {
    await withPlugins(host, { files: { "once.mjs": text }, config }, async (load) => {
      const reports = [...(await Promise.all([load(), load()])), await load()];
      assertEqual("a plugin is made again when it is asked for again", made[COUNTER], 1);
      assertEqual(
        "a later caller gets another report",
        reports.map(({ loaded }) => loaded.map(({ type }) => type)),
        [["zz_once"], ["zz_once"], ["zz_once"]],
      );
    });
  } finally {
    delete made[COUNTER];
  }
  return undefined;
});
