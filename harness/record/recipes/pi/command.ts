import type { RecordedRun } from "../../recipe.ts";
import { MODEL } from "./setup.ts";

const PROMPT = "Say hello";
const ASKED = ["--provider", "lab", "--model", MODEL];

export const JSON_MODE = ["--mode", "json", "-p", ...ASKED];
const TEXT_MODE = ["-p", ...ASKED];

type More = Omit<Partial<RecordedRun>, "api" | "outputFormat">;

/** A run that prints records, its prompt in the arguments. */
export function streamed(api: string | null, more: More = {}): RecordedRun {
  return { api, argv: [...JSON_MODE, PROMPT], outputFormat: "stream-json", ...more };
}

/** The same for a reader: the answer alone, or one line on stderr. */
export function asText(api: string | null, more: More = {}): RecordedRun {
  return { api, argv: [...TEXT_MODE, PROMPT], outputFormat: "text", ...more };
}
