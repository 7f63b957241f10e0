import type { RecordedRun } from "../../recipe.ts";

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

export const PROMPT = ["-p", "Say hello"] as const;
const ALLOWED = ["--allow-all-tools"] as const;
const RECORDS = ["--output-format", "json"] as const;

/** A run that prints records. `flags` come behind the prompt. */
export function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: [...PROMPT, ...flags, ...ALLOWED, ...RECORDS], outputFormat: "stream-json", ...more };
}

/** The same with the prompt on stdin. */
export function piped(api: string | null, more: More = {}): RecordedRun {
  return { api, argv: [...ALLOWED, ...RECORDS], outputFormat: "stream-json", ...more };
}

/** The same as plain text. */
export function asText(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: [...PROMPT, ...flags, ...ALLOWED], outputFormat: "text", ...more };
}
