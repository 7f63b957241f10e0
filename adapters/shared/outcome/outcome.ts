import type { Exit, Outcome, RunError, Session } from "../../../contracts/cli/v1/adapter.ts";

/** What a parser learned of a run, whatever its verdict. Left out: nothing was shown. */
export interface RunFacts extends Partial<Omit<Outcome, "status" | "content" | "error" | "exit">> {
  exit: Exit;
}

/**
 * The outcome of a run that reached its own end.
 *
 * @param content the final answer as printed; "" for an empty one.
 */
export function okOutcome(content: string, facts: RunFacts): Outcome {
  return { status: "ok", content, error: null, ...known(facts) };
}

/** The outcome of any other run: it has no content, whatever was printed before (that stays in `messages`). */
export function errorOutcome(error: RunError, facts: RunFacts): Outcome {
  return { status: "error", content: null, error, ...known(facts) };
}

function known(facts: RunFacts) {
  return {
    messages: facts.messages ?? [],
    usage: facts.usage ?? null,
    costUsd: facts.costUsd ?? null,
    model: facts.model ?? null,
    ...(facts.models !== undefined && { models: facts.models }),
    session: facts.session ?? null,
    tools: facts.tools ?? [],
    quota: facts.quota ?? [],
    ...(facts.structuredOutput !== undefined && { structuredOutput: facts.structuredOutput }),
    ...(facts.stopReason !== undefined && { stopReason: facts.stopReason }),
    exit: facts.exit,
    diagnostics: facts.diagnostics ?? {},
  };
}

/**
 * Session to report of a run. An unknown one is printed with the id that was asked for: it must not be stored again
 * (sliamh11/Deus#592), so the caller is asked to clear it.
 *
 * @param id session id that the CLI printed.
 */
export function sessionAfter(error: RunError | null, id: string | null): Session | null {
  if (error?.kind === "session_expired") return { id: null, clear: true };
  return id === null ? null : { id, displayId: id };
}
