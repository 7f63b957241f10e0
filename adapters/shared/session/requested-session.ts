import type { Outcome, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";

type Requested = ParserOptions["session"];

/**
 * Whether the CLI began another session than the one that was asked for: its id has the same form and is not the same.
 * One that was asked for by a name or a file has an id of another form, and a fork has an id of its own: then nothing is
 * known, and the answer is no.
 *
 * @param id the session that the CLI reported.
 */
export function isOtherSession(id: string | null | undefined, requested: Requested): boolean {
  if (id == null || requested?.id == null || requested.fork === true) return false;
  return id !== requested.id && form(id) === form(requested.id);
}

/** The outcome, which says so when the CLI silently began another session (INV-CLI-SESSION-002). */
export function withSessionReplaced(outcome: Outcome, requested: Requested): Outcome {
  if (!isOtherSession(outcome.session?.id, requested)) return outcome;
  return { ...outcome, diagnostics: { ...outcome.diagnostics, sessionReplaced: true } };
}

function form(id: string): string {
  return id.replaceAll(/[0-9a-zA-Z]/g, "x");
}
