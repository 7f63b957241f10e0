import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { partCheck } from "../kit/part-check.ts";
import { adapterText, withPlugins } from "../kit/with-plugins.ts";

/** Ways for a module to be none. */
const BAD: Readonly<Record<string, string>> = {
  "throws.mjs": `throw new Error("zz thrown while it was loaded");`,
  "throws-a-text.mjs": `throw "zz thrown";`,
  "syntax.mjs": "export default {",
  "nothing.mjs": "export const zz = 1;",
  "no-type.mjs": `export const createAgentAdapter = () => ({ name: "zz" });`,
  "maker.mjs": `export const createAgentAdapter = async () => { throw new Error("zz made nothing"); };`,
};

/**
 * A plugin that cannot be loaded is reported, and the others are loaded; a file that is none is reported too
 * (INV-EXECUTION-PLUGIN-003).
 */
export default partCheck("INV-EXECUTION-PLUGIN-003", "bad-plugins", async ({ host }) => {
  const { loadExternalAdapters, agentAdapterRegistry: registry } = host;
  if (loadExternalAdapters === undefined || registry === undefined)
    return unsupported("the module exports no loadExternalAdapters, or no agentAdapterRegistry");
  const bad = [
    ...Object.keys(BAD).map((file) => ({ path: `./${file}`, enabled: true })),
    { package: "zz-none", enabled: true },
  ];
  const files = { ...BAD, "good.mjs": `export default ${adapterText("zz_good", "good")};` };
  const config = { plugins: [...bad, { path: "./good.mjs", enabled: true }] };
  const before = registry.listAll().length;
  await withPlugins(host, { files, config }, async (load) => {
    const report = await load().catch((thrown: unknown) => ({
      loaded: [],
      failed: [],
      thrown: String(thrown),
    }));
    assertEqual(
      "a bad plugin keeps a good one from being loaded",
      registry.get("zz_good")?.name ?? null,
      "good",
    );
    assertEqual(
      "a plugin that cannot be loaded is not reported, or another one is",
      report.failed.map(({ source }) => source).toSorted(),
      bad.map((entry) => ("path" in entry ? entry.path : entry.package)).toSorted(),
    );
    assertHolds(
      report.failed.every(({ problem }) => problem.trim() !== ""),
      {
        message: "a plugin that cannot be loaded is reported without a reason",
        actual: JSON.stringify(report.failed),
      },
    );
    assertEqual("more than the good plugin is registered", registry.listAll().length, before + 1);
  });
  for (const text of ["{ no json", "[]", '{"plugins": 7}'])
    await withPlugins(host, { files: {}, config: text }, async (load) => {
      const failed = await load().then(
        (report) => report.failed.length,
        (thrown: unknown) => String(thrown),
      );
      assertEqual(`a file that is no list of plugins is not reported once: ${text}`, failed, 1);
    });
  return undefined;
});
