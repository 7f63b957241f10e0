import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "temporary-file-left",
  invariant: "INV-CLI-PROC-011",
  fault: "Writes the prompt to a temporary file and leaves it there (Maximilien-ai/clawmax#179).",
  sabotage: (adapter) => ({
    ...adapter,
    run(call, signal) {
      writeFileSync(path.join(mkdtempSync(path.join(tmpdir(), "prompt-")), "prompt.md"), call.prompt);
      return withShell(adapter, {}).run!(call, signal);
    },
  }),
} satisfies Saboteur;
