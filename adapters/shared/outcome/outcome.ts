import type { Exit, Outcome, RunError } from "../../../contracts/cli/v1/adapter.ts";

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
    session: facts.session ?? null,
    tools: facts.tools ?? [],
    quota: facts.quota ?? [],
    exit: facts.exit,
    diagnostics: facts.diagnostics ?? {},
  };
}
