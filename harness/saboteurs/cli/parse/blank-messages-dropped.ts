import { withoutClaim } from "../../kit/claims.ts";
import { withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

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
