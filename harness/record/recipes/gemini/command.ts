import type { RecordedRun } from "../../recipe.ts";

export const PROMPT = "Say hello.";

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

/** A run in stream-json, its prompt on stdin, as the adapter starts one. `flags` come behind the usual ones. */
export function streamed(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  const argv = ["-p", "", "-o", "stream-json", "--yolo", ...flags];
  return { api, argv, outputFormat: "stream-json", stdin: PROMPT, ...more };
}

/** The same in json: one object at the end. */
export function asJson(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  const argv = ["-p", "", "-o", "json", "--yolo", ...flags];
  return { api, argv, outputFormat: "json", stdin: PROMPT, ...more };
}

/** The same as plain text. */
export function asText(api: string | null, more: More = {}, ...flags: string[]): RecordedRun {
  return { api, argv: ["-p", "", "--yolo", ...flags], outputFormat: "text", stdin: PROMPT, ...more };
}
