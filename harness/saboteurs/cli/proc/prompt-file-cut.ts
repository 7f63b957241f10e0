import { withoutFilePrompt } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

/** Where Linux ends one argument: a limit that files do not have. */
const LIMIT = 128 * 1024;

export default {
  name: "prompt-file-cut",
  invariant: "INV-CLI-PROC-001",
  fault: "Cuts a long prompt on its way into the file (anyrobert/cursor-api-proxy#14).",
  skip: withoutFilePrompt,
  sabotage: (adapter) => ({
    ...adapter,
    invocation(request, config, cli) {
      const { files = [], ...invocation } = adapter.invocation(request, config, cli);
      return { ...invocation, files: files.map(({ path, text }) => ({ path, text: text.slice(0, LIMIT) })) };
    },
  }),
} satisfies Saboteur;
