import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "reason-lost",
  invariant: "INV-AGENT-ERR-003",
  fault: "Tells the exit code and not the reason.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      run: (request) =>
        good.run(request).catch((thrown) => {
          if (thrown.error) thrown.error.message = "CLI exited with code 1";
          throw thrown;
        }),
    })),
} satisfies Saboteur<AgentHost>;
