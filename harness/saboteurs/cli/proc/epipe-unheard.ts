import { withoutStdinPrompt } from "../../kit/skip.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "epipe-unheard",
  invariant: "INV-CLI-PROC-002",
  fault: "Has no listener for errors on stdin: EPIPE takes the host down (backnotprop/plannotator#1039).",
  skip: withoutStdinPrompt,
  sabotage: (adapter) => withShell(adapter, { feed: ({ stdin }, text) => stdin?.end(text) }),
} satisfies Saboteur;
