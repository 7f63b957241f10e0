import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

type Entry = Record<string, unknown>;

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-002", [
  {
    name: "disabled-loaded",
    fault: "Loads what is switched off.",
    sabotage: (host) => changePlugins(host, (entry) => ({ ...entry, enabled: true })),
  },
  {
    name: "type-not-compared",
    fault: "Accepts a plugin of any type.",
    sabotage: (host) => changePlugins(host, ({ type: _, ...entry }) => entry),
  },
]);

/** A host that reads the entries of adapter-plugins.json otherwise than they are there. */
function changePlugins(host: ExecutionHost, change: (entry: Entry) => Entry): ExecutionHost {
  return {
    ...host,
    async loadExternalAdapters(places) {
      const file = path.join(places?.home ?? "", ".cabinet", "adapter-plugins.json");
      const { plugins } = JSON.parse(await readFile(file, "utf8")) as { plugins: Entry[] };
      await writeFile(file, JSON.stringify({ plugins: plugins.map(change) }));
      return host.loadExternalAdapters!(places);
    },
  };
}
