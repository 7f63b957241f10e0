import { writeFile } from "node:fs/promises";
import type { AgentHost } from "../../../contracts/agent/v1/agent-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changePlugin } from "./kit/change-plugin.ts";

export default {
  name: "trace-of-the-answer",
  invariant: "INV-AGENT-TRACE-001",
  fault: "Writes the answer into the trace.",
  sabotage: (host) =>
    changePlugin(host, (good) => ({
      async run({ trace_output_path, ...request }) {
        const result = await good.run(request);
        if (trace_output_path) await writeFile(trace_output_path, result.content).catch(() => {});
        return result;
      },
    })),
} satisfies Saboteur<AgentHost>;
