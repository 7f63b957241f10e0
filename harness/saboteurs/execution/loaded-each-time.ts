import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "loaded-each-time",
  invariant: "INV-EXECUTION-PLUGIN-004",
  fault: "Loads the plugins each time it is asked to.",
  sabotage: (host) => ({
    ...host,
    loadExternalAdapters(places) {
      host.unloadExternalAdapters!();
      return host.loadExternalAdapters!(places);
    },
  }),
} satisfies Saboteur<ExecutionHost>;
