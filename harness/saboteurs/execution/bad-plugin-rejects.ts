import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "bad-plugin-rejects",
  invariant: "INV-EXECUTION-PLUGIN-003",
  fault: "Fails with the first plugin that fails.",
  sabotage: (host) => ({
    ...host,
    async loadExternalAdapters(places) {
      const report = await host.loadExternalAdapters!(places);
      if (report.failed.length > 0) throw new Error(report.failed[0]!.problem);
      return report;
    },
  }),
} satisfies Saboteur<ExecutionHost>;
