import type { RunError, Session } from "../../../contracts/cli/v1/adapter.ts";

/**
 * Session to report of a run. An unknown one is printed with the id that was asked for: it must not be stored again
 * (sliamh11/Deus#592), so the caller is told to clear it.
 *
 * @param id session id that the CLI printed.
 */
export function sessionAfter(error: RunError | null, id: string | null): Session | null {
  if (error?.kind === "session_expired") return { id: null, clear: true };
  return id === null ? null : { id, displayId: id };
}
