import type { SessionCodec } from "../../../contracts/cli/v1/adapter.ts";
import { recordAt, stringAt } from "../framing/fields.ts";

/**
 * A codec that stores a session's id and nothing else: what the CLI takes to go on, and what a person types.
 *
 * @param field the name under which the id is stored.
 */
export function idCodec(field: string): SessionCodec {
  return {
    serialize({ session }) {
      return session?.id && !session.clear ? { [field]: session.id } : null;
    },

    deserialize(state) {
      const stored = recordAt(state);
      const id = stringAt(stored, field);
      return id && Object.keys(stored ?? {}).length === 1 ? { id } : null;
    },

    displayId(state) {
      return stringAt(state, field) || null;
    },
  };
}
