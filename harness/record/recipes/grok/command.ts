import type { RecordedRun } from "../../recipe.ts";

export type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

export const PROMPT = ["-p", "Say hello"] as const;
const ALLOWED = ["--yolo"] as const;

/** A run in the CLI's own stream. `flags` come behind the prompt. */
export function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return formatted("streaming-json", "stream-json", api, more, flags);
}

/** A run in the stream that is laid out as Claude's. */
export function inMessages(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return formatted("streaming-messages-json", "stream-json", api, more, flags);
}

/** The same with the pieces of each message. */
export function inPieces(api: string | null, more: More = {}): RecordedRun {
  const run = inMessages(api, more);
  return { ...run, argv: [...run.argv, "--include-partial-messages"] };
}

/** A run that prints one object at its end. */
export function asJson(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return formatted("json", "json", api, more, flags);
}

/** A run as plain text. */
export function asText(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: [...PROMPT, ...flags, ...ALLOWED], outputFormat: "text", ...more };
}

function formatted(
  format: string,
  outputFormat: RecordedRun["outputFormat"],
  api: string | null,
  more: More,
  flags: readonly string[],
): RecordedRun {
  return { api, argv: [...PROMPT, ...flags, ...ALLOWED, "--output-format", format], outputFormat, ...more };
}
