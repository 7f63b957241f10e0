import { withShell } from "../../kit/change-adapter.ts";
import { withoutStdinPrompt } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-002", [
  {
    name: "epipe-unheard",
    fault: "Has no listener for errors on stdin: EPIPE takes the host down (backnotprop/plannotator#1039).",
    skip: withoutStdinPrompt,
    sabotage: (adapter) => withShell(adapter, { feed: ({ stdin }, text) => stdin?.end(text) }),
  },
  {
    name: "stdin-left-open",
    fault: "Writes the prompt and leaves stdin open (tuannvm/codex-mcp-server#153).",
    skip: withoutStdinPrompt,
    sabotage: (adapter) =>
      withShell(adapter, {
        feed({ stdin }, text) {
          stdin?.on("error", () => {});
          stdin?.write(text ?? "");
        },
      }),
  },
]);
