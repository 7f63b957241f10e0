import type { RecordedRun } from "../../recipe.ts";

const PROMPT = "Say hello.";
const ALLOWED = ["--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox"];

export const EXEC = ["exec", "--json", ...ALLOWED];
export const EXEC_TEXT = ["exec", ...ALLOWED];

type More = Omit<Partial<RecordedRun>, "api" | "outputFormat">;

/** A run that prints records, its prompt in the arguments. */
export function streamed(api: string | null, more: More = {}): RecordedRun {
  return { api, argv: [...EXEC, PROMPT], outputFormat: "stream-json", ...more };
}

/** The same for a reader: the answer on stdout, all else on stderr. */
export function asText(api: string | null, more: More = {}): RecordedRun {
  return { api, argv: [...EXEC_TEXT, PROMPT], outputFormat: "text", ...more };
}
