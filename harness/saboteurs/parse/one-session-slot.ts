import type { Saboteur } from "../saboteur.ts";
import { withoutSessions } from "../wrap/without-sessions.ts";
import { wrapParser } from "../wrap/wrap-parser.ts";

export default {
  name: "one-session-slot",
  invariant: "INV-CLI-PARSE-012",
  fault: "Keeps the session id in the adapter and not in the run (agntcy/shadi#292).",
  skip: withoutSessions,
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
