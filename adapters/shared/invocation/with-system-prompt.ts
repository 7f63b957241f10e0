import type { RunRequest } from "../../../contracts/cli/v1/adapter.ts";

/** What goes to stdin of a CLI without a flag for a system prompt: it stands ahead of the prompt, marked as what it is. */
export function withSystemPrompt({ prompt, systemPrompt }: RunRequest): string {
  if (systemPrompt === undefined) return prompt;
  return `[SYSTEM INSTRUCTIONS]\n${systemPrompt}\n[END SYSTEM INSTRUCTIONS]\n\n${prompt}`;
}
