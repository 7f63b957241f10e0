import type { SessionCodec } from "../../contracts/cli/v1/adapter.ts";
import { recordAt, stringAt } from "../shared/fields/fields.ts";

/** What is stored of a session: the id (or title) that `--resume` takes, which is also what a person types. */
export const sessionCodec: SessionCodec = {
  serialize(outcome) {
    const session = outcome.session;
    return session?.id && !session.clear ? { resumeId: session.id } : null;
  },

  deserialize(state) {
    const stored = recordAt(state);
    const id = stringAt(stored, "resumeId");
    return id && Object.keys(stored ?? {}).length === 1 ? { id } : null;
  },

  displayId(state) {
    return stringAt(state, "resumeId") || null;
  },
};
