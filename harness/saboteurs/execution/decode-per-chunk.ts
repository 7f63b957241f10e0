import type { ExecutionHost } from "../../../contracts/execution/v1/execution-host.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeExecute } from "./kit/change-host.ts";

export default {
  name: "decode-per-chunk",
  invariant: "INV-EXECUTION-CALLBACK-001",
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
} satisfies Saboteur<ExecutionHost>;
