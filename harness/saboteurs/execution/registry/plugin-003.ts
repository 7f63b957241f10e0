import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-PLUGIN-003", [
  {
    name: "bad-plugin-rejects",
    fault: "Fails with the first plugin that fails.",
    sabotage: (host) => ({
      ...host,
      async loadExternalAdapters(places) {
        const report = await host.loadExternalAdapters!(places);
        if (report.failed.length > 0) throw new Error(report.failed[0]!.problem);
        return report;
      },
    }),
  },
  {
    name: "bad-plugin-unreported",
    fault: "Skips a plugin that fails, and reports nothing.",
    sabotage: (host) => ({
      ...host,
      loadExternalAdapters: async (places) => ({ ...(await host.loadExternalAdapters!(places)), failed: [] }),
    }),
  },
]);
