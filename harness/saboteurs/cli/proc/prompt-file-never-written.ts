import { withoutFilePrompt } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "prompt-file-never-written",
  invariant: "INV-CLI-PROC-001",
  fault: "Names a file for the prompt and never writes it (kunchenguid/no-mistakes#485).",
  skip: withoutFilePrompt,
  sabotage: (adapter) => ({
    ...adapter,
    invocation(request, config, cli) {
      const { files: _files, ...invocation } = adapter.invocation(request, config, cli);
      return invocation;
    },
  }),
} satisfies Saboteur;
