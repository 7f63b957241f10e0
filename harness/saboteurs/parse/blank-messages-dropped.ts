import type { Saboteur } from "../saboteur.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { withoutRecords } from "../wrap/skip.ts";
import { wrapParser } from "../wrap/wrap-parser.ts";

export default {
  name: "blank-messages-dropped",
  invariant: "INV-CLI-PARSE-002",
  fault: "Leaves out messages that are blank on a screen (no public report found).",
  skip: (adapter) => withoutRecords(adapter) ?? withoutClaim("streaming")(adapter),
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      events: (events) =>
        events.filter((event) => event.kind !== "assistant_text" || event.text.trim() !== ""),
      outcome: (outcome) => ({ ...outcome, messages: outcome.messages.filter((text) => text.trim() !== "") }),
    })),
} satisfies Saboteur;
