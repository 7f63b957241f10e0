import { stripAnsi } from "../shared/framing/ansi-stripper.ts";

/** How a failed run's last message begins, with exit code 0. What follows is the reason. */
const FAILED = "Sorry, I encountered an error: ";

/** Whole messages that the CLI writes in the model's place. Exact: anything else is the model's own. */
const ROUND_LIMIT = "Maximum tool execution rounds reached. Stopping to prevent infinite loops.";
const NO_ANSWER = "I understand, but I don't have a specific response.";
const NO_WORDS_BEFORE_TOOLS = "Using tools to help you...";

/** What is on stdout, outside of records, of a run that did not end by itself. */
const BROKE_OFF = /^(?:Gracefully shutting down\.\.\.$|\s*ERROR Raw mode is not supported)/m;

/** How a line begins that reports an error, outside of records. */
export const ERROR_LINE = /^(?:❌ )?(?:Error|error): |^Gracefully shutting down\.\.\.$|^\s*ERROR /;

/** Lines of stderr that good runs may print too. */
export const NOTICE = /^(?:\(node:\d+\)|\(Use `node --|Warning: )/;

/** Who wrote a message: the model, or the CLI in its place. */
export type Message =
  | { by: "model"; text: string }
  | { by: "cli"; says: "nothing" }
  | { by: "cli"; says: "failed"; reason: string };

/** Characters in which a message of the CLI's own stands, or begins. */
const LOOKED_AT = 64 * 1024;

/** Reads a message of the assistant's; one with tool calls is never the last word. */
export function readMessage(text: string, hasToolCalls: boolean): Message {
  const words = stripAnsi(text.slice(0, LOOKED_AT));
  if (hasToolCalls)
    return words === NO_WORDS_BEFORE_TOOLS ? { by: "cli", says: "nothing" } : { by: "model", text };
  if (words.startsWith(FAILED)) return { by: "cli", says: "failed", reason: words.slice(FAILED.length) };
  if (words === ROUND_LIMIT) return { by: "cli", says: "failed", reason: words };
  return words === NO_ANSWER ? { by: "cli", says: "nothing" } : { by: "model", text };
}

/** How the results of failed tools begin: there is no field that says. */
export function isToolFailure(output: unknown): boolean {
  return typeof output === "string" && /^(?:Command failed: |Tool execution error: )/.test(output);
}

/** True when text on stdout is what a run leaves that was broken off. */
export function saysBrokenOff(text: string): boolean {
  return BROKE_OFF.test(text);
}
