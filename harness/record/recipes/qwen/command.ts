import type { RecordedRun } from "../../recipe.ts";

export const PROMPT = "Say hello.";

/** The model that every run asks. */
export const MODEL = "scripted-model";

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

/** A run in stream-json, its prompt on stdin, as the adapter starts one. `flags` come behind the usual ones. */
export function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  const argv = ["-o", "stream-json", "--yolo", ...flags];
  return { api, argv, outputFormat: "stream-json", stdin: PROMPT, ...more };
}

/** The same in json: one array at the end. */
export function asJson(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["-o", "json", "--yolo", ...flags], outputFormat: "json", stdin: PROMPT, ...more };
}

/** The same as plain text. */
export function asText(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["--yolo", ...flags], outputFormat: "text", stdin: PROMPT, ...more };
}
