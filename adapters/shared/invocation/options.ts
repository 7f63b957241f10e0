import type { RunRequest } from "../../../contracts/cli/v1/adapter.ts";

/**
 * A flag and its values; the same flag is repeated for each value. One that ends with `=` has its values tied to it, for
 * a CLI that would take the next word for another value, or for none.
 */
export type Option = readonly [flag: string, ...values: string[]];

/**
 * The arguments that options make. A value that looks like a flag is tied to its own flag, so that it cannot become
 * another one (INV-CLI-REQUEST-005).
 *
 * @param isKnown whether the installed CLI knows a flag; options of others are left out (INV-CLI-PROC-013).
 */
export function toArgs(options: readonly Option[], isKnown: (flag: string) => boolean): string[] {
  const known = options.filter(([flag]) => isKnown(flag.replace(/=$/, "")));
  return known.flatMap(([flag, ...values]) =>
    values.length === 0 ? [flag] : values.flatMap((value) => withValue(flag, value)),
  );
}

function withValue(flag: string, value: string): string[] {
  if (flag.endsWith("=")) return [`${flag}${value}`];
  return value.startsWith("-") ? [`${flag}=${value}`] : [flag, value];
}

/** What goes to stdin of a CLI without a flag for a system prompt: it is ahead of the prompt, marked as what it is. */
export function withSystemPrompt({ prompt, systemPrompt }: RunRequest): string {
  if (systemPrompt === undefined) return prompt;
  return `[SYSTEM INSTRUCTIONS]\n${systemPrompt}\n[END SYSTEM INSTRUCTIONS]\n\n${prompt}`;
}
