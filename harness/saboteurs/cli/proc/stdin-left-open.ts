import { withoutStdinPrompt } from "../../kit/skip.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "stdin-left-open",
  invariant: "INV-CLI-PROC-002",
  fault: "Writes the prompt and leaves stdin open (tuannvm/codex-mcp-server#153).",
  skip: withoutStdinPrompt,
  sabotage: (adapter) =>
    withShell(adapter, {
      feed({ stdin }, text) {
        stdin?.on("error", () => {});
        stdin?.write(text ?? "");
      },
    }),
} satisfies Saboteur;
