import { isKnownCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusOf } from "../../shared/errors/http-status.ts";
import { retryAfterIn } from "../../shared/errors/retry-after.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import {
  type JsonRecord,
  nonEmptyString,
  numberAt,
  recordAt,
  stringAt,
  valueAt,
} from "../../shared/framing/fields.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";
import { documentedError } from "../../shared/outcome/documented.ts";
import { ERROR_RULES } from "../error-rules.ts";

/** Characters of an API's answer that are looked at. */
const MAX_BODY = 64 * 1024;

/** What the error of a record says: the CLI's name for it, and what the API answered. */
export function parseError(error: unknown): ErrorEvidence[] {
  const data = recordAt(error, "data") ?? {};
  const answer = documentedError(apiError(data.responseBody));
  const plain = documentedError(error);
  const name = nonEmptyString(valueAt(error, "name"));
  const codes = [
    ...answer.codes,
    nonEmptyString(valueAt(data.metadata, "code")),
    name,
    ...plain.codes,
  ].filter((code) => code !== null);
  const own = stringAt(data.message) || stringAt(error, "message") || stringAt(error);
  const reported: ErrorEvidence = {
    place: "record",
    text: own || answer.text || name,
    code: codes.find((one) => isKnownCode(one, ERROR_RULES)) ?? name ?? codes[0] ?? null,
    httpStatus: httpStatusOf(data.statusCode) ?? plain.httpStatus,
    ...(waitOf(recordAt(data.responseHeaders)) ?? { retryAfterMs: waitIn(own, data.responseBody) }),
  };
  return [reported];
}

/** What the sentence says about a wait, or else what the API answered, such as Google's `"retryDelay":"17s"`. */
function waitIn(sentence: string | null, body: unknown): number | null {
  const reported = sentence === null ? null : retryAfterIn(sentence);
  return reported ?? (typeof body === "string" ? retryAfterIn(body.slice(0, MAX_BODY)) : null);
}

/** The `error` of what the API answered, where that is JSON as APIs write it. */
function apiError(body: unknown): unknown {
  if (typeof body !== "string" || body.length > MAX_BODY) return undefined;
  return valueAt(jsonRecord(stripAnsi(body)), "error");
}

/** What the answer's headers say of when to come back: in milliseconds, in seconds, or as a date. */
function waitOf(headers: JsonRecord | null): Pick<ErrorEvidence, "retryAfterMs" | "resetsAt"> | null {
  const milliseconds = amount(header(headers, "retry-after-ms"));
  if (milliseconds !== null) return { retryAfterMs: Math.round(milliseconds) };
  const after = header(headers, "retry-after");
  const seconds = amount(after);
  if (seconds !== null) return { retryAfterMs: Math.round(seconds * 1000) };
  const date = /\bGMT$/.test(after) ? Date.parse(after) : Number.NaN;
  return Number.isNaN(date) ? null : { resetsAt: new Date(date).toISOString() };
}

function header(headers: JsonRecord | null, name: string): string {
  const found = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
  return stringAt(found)?.trim() ?? String(numberAt(found) ?? "");
}

function amount(text: string): number | null {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
}
