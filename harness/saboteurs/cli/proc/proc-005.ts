import { withShell } from "../../kit/change-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-005", [
  {
    name: "stderr-not-drained",
    fault:
      "Reads stdout only: a CLI that prints more than 64 KiB on stderr waits for ever (JJtmc1234/carl#7).",
    sabotage: (adapter) =>
      withShell(adapter, {
        drain: ({ stdout }, take) => stdout?.on("data", (bytes: Buffer) => take("out", bytes)),
      }),
  },
]);
