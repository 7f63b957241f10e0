import { withArgumentPrompt } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "prompt-as-argument",
  invariant: "INV-CLI-PROC-001",
  fault: "Gives the prompt as an argument too, where everybody can read it (librefang/librefang#4764).",
  skip: withArgumentPrompt,
  sabotage: (adapter) => ({
    ...adapter,
    invocation(request, config, cli) {
      const invocation = adapter.invocation(request, config, cli);
      return { ...invocation, args: [...invocation.args, "--", request.prompt.slice(0, 2000)] };
    },
  }),
} satisfies Saboteur;
