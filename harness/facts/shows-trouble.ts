import type { Run } from "../model/target.ts";
import { recordsOf } from "../records/documents.ts";
import { runBytes } from "../records/run-bytes.ts";

const WORD = /error|retry|fail/i;

/**
 * Whether a run shows signs of trouble that an adapter may take as evidence: anything on stderr, a record that says
 * error or retry in its type or in a field of its own. Deeper fields belong to tools and answers.
 */
export function showsTrouble(run: Run): boolean {
  if (runBytes(run, "err").length > 0) return true;
  return recordsOf(run).some((record) =>
    Object.entries(record).some(([key, value]) =>
      key === "type" || key === "subtype" ? WORD.test(String(value)) : WORD.test(key) && !isEmpty(value),
    ),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}
