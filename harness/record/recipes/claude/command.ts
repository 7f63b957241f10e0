import type { RecordedRun } from "../../recipe.ts";

export const PROMPT = "Say hello";
export const STREAM = ["-p", "--output-format", "stream-json", "--verbose"] as const;

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

/** A run in stream-json, its prompt behind the flags. */
export function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: [...STREAM, ...flags, PROMPT], outputFormat: "stream-json", ...more };
}

/** The same in json: the result alone. */
export function asJson(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["-p", "--output-format", "json", ...flags, PROMPT], outputFormat: "json", ...more };
}

/** The same as plain text. */
export function asText(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["-p", ...flags, PROMPT], outputFormat: "text", ...more };
}

/** Every tool runs unasked. */
export const UNASKED = "--dangerously-skip-permissions";

/** Two retries, where ten would go on for three minutes. */
export const fewTries = { CLAUDE_CODE_MAX_RETRIES: "2" } as const;
