import { withShell } from "../../kit/change-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-005", [
  {
    name: "stderr-not-drained",
    fault:
      "Reads stdout alone: a CLI with more than 64 KiB to say on stderr waits for ever (JJtmc1234/carl#7).",
    sabotage: (adapter) =>
      withShell(adapter, {
        drain: ({ stdout }, take) => stdout?.on("data", (bytes: Buffer) => take("out", bytes)),
      }),
  },
]);
