import { access, writeFile } from "node:fs/promises";
import type { AgentHost } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changePlugin } from "../kit/change-plugin.ts";

export default saboteursOf<AgentHost>("INV-AGENT-TRACE-001", [
  {
    name: "trace-breaks-the-run",
    fault: "Fails a run whose trace cannot be written.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async run(request) {
          const result = await good.run(request);
          if (request.trace_output_path) await access(request.trace_output_path);
          return result;
        },
      })),
  },
  {
    name: "trace-of-the-answer",
    fault: "Writes the answer into the trace.",
    sabotage: (host) =>
      changePlugin(host, (good) => ({
        async run({ trace_output_path, ...request }) {
          const result = await good.run(request);
          if (trace_output_path) await writeFile(trace_output_path, result.content).catch(() => {});
          return result;
        },
      })),
  },
]);
