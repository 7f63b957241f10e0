import { documentedError } from "../../shared/documented/documented-error.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { numberAt, recordAt } from "../../shared/fields/fields.ts";
import { objectEnd } from "../../shared/framing/object-end.ts";

/** What a record says about a failure. */
export interface ToldError {
  text: string | null;
  /** Words for it, the most specific one first. */
  codes: string[];
  httpStatus: number | null;
  /** Milliseconds to wait, where a field tells. */
  retryAfterMs?: number | null;
}

/**
 * Reads an error object, or a sentence. Where the sentence holds the JSON body of the API's answer, as for most of
 * HTTP 400, the codes are those of the body: the CLI drops them everywhere else (openai/codex#36562).
 */
export function toldError(error: unknown): ToldError {
  const { text = null, httpStatus = null, codes } = documentedError(error);
  const body = text === null ? null : bodyIn(text);
  const inner = body === null ? null : (body.error ?? body);
  const seconds = numberAt(inner, "resets_in_seconds");
  return {
    text,
    httpStatus,
    codes: [...codes, ...(inner === null ? [] : documentedError(inner).codes)].filter(
      (code) => code !== null,
    ),
    retryAfterMs: seconds === null ? null : seconds * 1000,
  };
}

/** The evidence that an error gives: its sentence with its first word, then its other words. */
export function evidenceOf({ text, codes, httpStatus, retryAfterMs = null }: ToldError): ErrorEvidence[] {
  const [code = null, ...more] = codes;
  return [
    { place: "record", text, code, httpStatus, retryAfterMs },
    ...more.map((word): ErrorEvidence => ({ place: "record", code: word, httpStatus })),
  ];
}

function bodyIn(text: string): Readonly<Record<string, unknown>> | null {
  const start = text.indexOf("{");
  const end = start === -1 ? -1 : objectEnd(text, start);
  if (end === -1) return null;
  try {
    return recordAt(JSON.parse(text.slice(start, end)));
  } catch {
    return null;
  }
}
