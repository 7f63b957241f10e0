import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "stderr-not-drained",
  invariant: "INV-CLI-PROC-005",
  fault:
    "Reads stdout alone: a CLI with more than 64 KiB to say on stderr waits for ever (JJtmc1234/carl#7).",
  sabotage: (adapter) =>
    withShell(adapter, {
      drain: ({ stdout }, take) => stdout?.on("data", (bytes: Buffer) => take("out", bytes)),
    }),
} satisfies Saboteur;
