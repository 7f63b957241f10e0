import { requestedSession } from "../corpus/requested-session.ts";
import { isRecord } from "../lib/json.ts";
import type { Fixture } from "../model/fixture.ts";
import type { RequestedSession } from "../model/target.ts";
import { allowed, allowedInError } from "./expected-values.ts";

/** Whether a run asked for a session that the CLI does not know, by what is known to be right about it. */
export function asksForUnknownSession({
  manifest,
  expected,
}: Pick<Fixture, "manifest" | "expected">): boolean {
  const kinds = allowedInError(expected, "kind");
  if (kinds.length > 0) return kinds.includes("session_expired");
  const requested = requestedSession(manifest);
  if (requested?.id == null) return false;
  if (allowedInError(expected, "category").includes("not_found")) return true;
  const ids = allowed(expected.session).map((session) => (isRecord(session) ? session.id : undefined));
  return ids.every((id) => typeof id === "string" && isAnother(id, requested));
}

/**
 * Whether a reported session is another than the one that was asked for: an id of the same form, and not the same. A
 * session that is asked for by a name or a file has an id of another form.
 */
export function isAnother(id: string, { id: requested, fork = false }: RequestedSession): boolean {
  const form = (text: string) => text.replaceAll(/[0-9a-zA-Z]/g, "x");
  return requested !== null && !fork && id !== requested && form(id) === form(requested);
}
