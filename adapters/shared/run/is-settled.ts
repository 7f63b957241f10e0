import type { Exit, Outcome, Parser } from "../../../contracts/cli/v1/adapter.ts";

const ENDED: Exit = { code: 0, signal: null, timedOut: false, aborted: false };
const KILLED: Exit = { code: null, signal: "SIGKILL", timedOut: false, aborted: false };

/**
 * True when the output so far says by itself how the run ended: then the outcome is the same whether the CLI exits now or
 * is killed (the verdict table, rows with a terminal record). Without a terminal record a killed run is a timeout.
 */
export function isSettled(parser: Parser): boolean {
  const ended = parser.peek?.(ENDED);
  const killed = parser.peek?.(KILLED);
  return ended !== undefined && killed !== undefined && word(ended) === word(killed);
}

function word({ status, error, content }: Outcome): string {
  return JSON.stringify([status, error?.kind, content]);
}
