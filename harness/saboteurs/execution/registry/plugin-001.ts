import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-001", [
  {
    name: "default-export-first",
    fault: "Reads the default export only.",
    sabotage: (host) => ({
      ...host,
      async loadExternalAdapters(places) {
        const report = await host.loadExternalAdapters!(places);
        for (const { source, type } of report.loaded) {
          const adapter = host.agentAdapterRegistry!.get(type);
          if (!["default", "adapter"].includes(adapter?.name ?? source))
            host.agentAdapterRegistry!.unregisterExternal(type);
        }
        return report;
      },
    }),
  },
]);
