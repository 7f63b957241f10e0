import { childEnvironment } from "../../../../../adapters/shared/run/child/child-environment.ts";

/** What a run that is no terminal is reported, and a terminal must not be: prompts and colours are wanted here. */
const PLAIN = ["NO_COLOR", "CI"];

/**
 * The environment of a program in a terminal: the allow-list of every run (INV-SESSION-ENV-001) with a terminal's name.
 *
 * @param own what the invocation and the caller set; it wins over everything.
 */
export function terminalEnvironment(
  parent: Readonly<Record<string, string | undefined>>,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const env = Object.entries(childEnvironment(parent, [], own)).filter(
    ([name]) => !PLAIN.includes(name) || Object.hasOwn(own, name),
  );
  return { ...Object.fromEntries(env), TERM: own.TERM ?? "xterm-256color" };
}
