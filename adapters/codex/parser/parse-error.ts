import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { embeddedObject } from "../../shared/framing/embedded-object.ts";
import { numberAt } from "../../shared/framing/fields.ts";
import { documentedError } from "../../shared/outcome/documented.ts";

/**
 * Reads an error object, or a sentence. Where the sentence holds the JSON body of the API's answer, as for most of
 * HTTP 400, the codes are those of the body: the CLI drops them everywhere else (openai/codex#36562).
 *
 * @returns evidence: the sentence with its first word, then its other words.
 */
export function parseError(error: unknown): ErrorEvidence[] {
  const { text = null, httpStatus = null, codes } = documentedError(error);
  const body = text === null ? null : embeddedObject(text);
  const inner = body === null ? null : (body.error ?? body);
  const seconds = numberAt(inner, "resets_in_seconds");
  const words = [...codes, ...(inner === null ? [] : documentedError(inner).codes)];
  const [code = null, ...more] = words.filter((word) => word !== null);
  return [
    { place: "record", text, code, httpStatus, retryAfterMs: seconds === null ? null : seconds * 1000 },
    ...more.map((word): ErrorEvidence => ({ place: "record", code: word, httpStatus })),
  ];
}

/** The sentence of what `toldError` read, or null. */
export function sentenceOf(reported: readonly ErrorEvidence[] | null): string | null {
  return reported?.[0]?.text ?? null;
}
