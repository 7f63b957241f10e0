import { access } from "node:fs/promises";
import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "trace-breaks-the-run",
  invariant: "INV-AGENT-TRACE-001",
  fault: "Fails a run whose trace cannot be written.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async run(request) {
        const result = await good.run(request);
        if (request.trace_output_path) await access(request.trace_output_path);
        return result;
      },
    })),
} satisfies Saboteur<AgentHost>;
