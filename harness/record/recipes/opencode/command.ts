import type { RecordedRun } from "../../recipe.ts";

type More = Omit<Partial<RecordedRun>, "api" | "argv" | "outputFormat">;

/** A session without a title has one made by the model, which asks the API once more. */
const TITLED = ["--title", "lab"] as const;

/** A run in stream-json. `words` come behind the usual ones: flags, and the prompt where it is another. */
export function streamed(api: string | null, more: More = {}, ...words: string[]): RecordedRun {
  const said = words.length > 0 ? words : ["Say hello"];
  return { api, argv: ["run", ...TITLED, "--format", "json", ...said], outputFormat: "stream-json", ...more };
}

/** The same without a title: the model is asked for one. */
export function untitled(api: string | null, more: More = {}, ...words: string[]): RecordedRun {
  const said = words.length > 0 ? words : ["Say hello"];
  return { api, argv: ["run", "--format", "json", ...said], outputFormat: "stream-json", ...more };
}

/** The same as plain text. */
export function asText(api: string | null, more: More = {}, ...words: string[]): RecordedRun {
  const said = words.length > 0 ? words : ["Say hello"];
  return { api, argv: ["run", ...TITLED, ...said], outputFormat: "text", ...more };
}
