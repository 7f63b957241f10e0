import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "only-codes-are-retryable",
  invariant: "INV-AGENT-LIMIT-002",
  fault: "Reads stderr alone for a limit, so that one in a record is none.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (thrown.error?.code === "cli_error") thrown.error.retryable = false;
          throw thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
