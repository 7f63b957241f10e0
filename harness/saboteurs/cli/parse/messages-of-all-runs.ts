import { changeOutcome } from "../../kit/change-outcome.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "messages-of-all-runs",
  invariant: "INV-CLI-PARSE-012",
  fault: "Gathers the texts of all runs in one list (shaharia-lab/agento#97).",
  sabotage(adapter) {
    const texts: string[] = [];
    return changeOutcome(adapter, (outcome) => {
      texts.push(...outcome.messages);
      return { ...outcome, messages: [...texts] };
    });
  },
} satisfies Saboteur;
