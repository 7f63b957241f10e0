import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "faults-are-retryable",
  invariant: "INV-AGENT-ERR-001",
  fault: "Takes every exception for a failure of the CLI.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (thrown.error?.code === "internal_error")
            Object.assign(thrown.error, { code: "cli_error", severity: "error", retryable: true });
          throw thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
