import type { Evidence } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../errors/error-evidence.ts";

/**
 * What the CLI puts ahead of the words of a failed model call. The model's name in it must not be read for a reason.
 */
const CALL = /^LLM API error \(model: [^)\n]{0,200}\): /;
const STATUS = /^([45]\d\d) /;

/** One reason as the CLI words it: the client library puts the HTTP status ahead of the API's own words. */
export function parseError(reason: string, place: Evidence, code: string | null = null): ErrorEvidence {
  const text = reason.replace(CALL, "");
  const status = STATUS.exec(text)?.[1];
  return { place, text, code, ...(status !== undefined && { httpStatus: Number(status) }) };
}
