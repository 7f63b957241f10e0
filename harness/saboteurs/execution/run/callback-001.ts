import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { saboteursOf } from "../../saboteur.ts";
import { changeExecute } from "../kit/change-host.ts";

export default saboteursOf<ExecutionHost>("INV-EXECUTION-CALLBACK-001", [
  {
    name: "decode-per-chunk",
    fault: "Decodes each read on its own, so that a character which a read cuts is several wrong ones.",
    sabotage: (host) =>
      changeExecute(host, ({ onLog, ...ctx }, good) =>
        good({
          ...ctx,
          onLog: (stream, chunk) => {
            const reads = [...Buffer.from(chunk)].map((byte) => Buffer.from([byte]));
            return onLog?.(stream, reads.map(String).join(""));
          },
        }),
      ),
  },
  {
    name: "stderr-not-reported",
    fault: "Reports stdout and drops stderr.",
    sabotage: (host) =>
      changeExecute(host, ({ onLog, ...ctx }, good) =>
        good({
          ...ctx,
          onLog: (stream, chunk) => (stream === "stdout" ? onLog?.(stream, chunk) : undefined),
        }),
      ),
  },
]);
