import { withoutClaim } from "../../kit/claims.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "one-session-slot",
  invariant: "INV-CLI-PARSE-012",
  fault: "Keeps the session id in the adapter and not in the run (agntcy/shadi#292).",
  skip: withoutClaim("sessions"),
  sabotage(adapter) {
    let last: string | null = null;
    return wrapParser(adapter, () => ({
      events(events) {
        for (const event of events) if (event.kind === "session") last = event.id ?? last;
        return events;
      },
      outcome: (outcome) =>
        outcome.session == null || last === null
          ? outcome
          : { ...outcome, session: { ...outcome.session, id: last } },
    }));
  },
} satisfies Saboteur;
