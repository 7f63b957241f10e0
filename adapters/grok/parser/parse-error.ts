import { codeKey, isKnownCode, kindOfVagueCode } from "../../shared/errors/error-codes.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { httpStatusIn, httpStatusOf } from "../../shared/errors/http-status.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import { nonEmptyString, numberAt, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { ERROR_RULES } from "../error-rules.ts";

/** Characters of a message that are looked at. */
const MAX_MESSAGE = 64 * 1024;
/** What is before the API's own `type: message`; a figure in place of the message is a setting. */
const TYPE =
  /^(?:API error \(status \d{3}[^)\n]{0,60}\): |Unauthorized \(\d{3}\) from \S{1,500}: |stream error \()?([a-z][a-z_]{2,60})(?:: |\): )(?!\d+\s*$)/;

/**
 * What the sentence of an error says. It may hold JSON: `Internal error: {"message": ..., "http_status": 403}`, or
 * `Internal error: "..."` with the API's type and words inside.
 */
export function parseError(place: "record" | "stderr", message: string): ErrorEvidence {
  const { text, httpStatus, code } = opened(stripAnsi(message.slice(0, MAX_MESSAGE)));
  const words = [code, TYPE.exec(text)?.[1] ?? null];
  return {
    place,
    text,
    code: words.find((one) => one !== null && isTelling(one)) ?? null,
    httpStatus: httpStatus ?? httpStatusIn(text),
  };
}

interface Opened {
  text: string;
  httpStatus: number | null;
  code: string | null;
}

function opened(message: string): Opened {
  const plain = { text: message, httpStatus: null, code: null };
  const json = /^\s*(?:Error: )*Internal error: ([{"].*)$/s.exec(message)?.[1];
  const value = json === undefined ? null : parsed(json);
  if (typeof value === "string") return { ...plain, text: stripAnsi(value) };
  const text = stringAt(value, "message");
  if (recordAt(value) === null || text === null) return plain;
  const code = nonEmptyString(stringAt(value, "error_kind"));
  // The kind is a part of the reason; a status is reported by itself.
  if (code !== null) return { ...plain, code };
  return { text: stripAnsi(text), httpStatus: httpStatusOf(numberAt(value, "http_status")), code: null };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** A word that stands for a kind, everywhere or with this CLI; `requests` does not. */
function isTelling(code: string): boolean {
  return isKnownCode(code, ERROR_RULES) || kindOfVagueCode(codeKey(code)) !== null;
}
