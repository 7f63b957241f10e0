import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";

export default {
  name: "bad-plugin-unreported",
  invariant: "INV-EXECUTION-PLUGIN-003",
  fault: "Skips a plugin that fails without a word.",
  sabotage: (host) => ({
    ...host,
    loadExternalAdapters: async (places) => ({ ...(await host.loadExternalAdapters!(places)), failed: [] }),
  }),
} satisfies Saboteur<ExecutionHost>;
