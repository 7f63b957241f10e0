import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "default-export-first",
  invariant: "INV-EXECUTION-PLUGIN-001",
  fault: "Looks at the default export alone.",
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
} satisfies Saboteur<ExecutionHost>;
