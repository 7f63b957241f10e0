import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { nonEmptyString, recordAt, stringAt, valueAt } from "../../shared/framing/fields.ts";
import { jsonRecord } from "../../shared/framing/json-record.ts";
import { documentedError } from "../../shared/outcome/documented.ts";
import { headerTimes } from "./response-head.ts";

/** A sentence that only says that the provider behind OpenRouter refused. */
const GENERIC = /^Provider returned error\.?$/i;
/** Characters of the provider's answer that are looked at. */
const MAX_RAW = 64 * 1024;

/** What an `error` object says, most specific first: OpenRouter's typed words, then the number and the sentence. */
export function parseError(error: unknown): ErrorEvidence[] {
  const { text, httpStatus, codes } = documentedError(error);
  const metadata = recordAt(error, "metadata");
  const typed = ["reason", "limit_source", "error_type", "provider_code"].map((name) =>
    nonEmptyString(metadata?.[name]),
  );
  const words = [...typed, ...codes].filter((code) => code);
  const { retryAfterMs, resetsAt } = headerTimes(recordAt(metadata, "headers") ?? {});
  const sentence = withRaw(text ?? "", stringAt(metadata, "raw"));
  const number = typeof valueAt(error, "code") === "string" ? Number(valueAt(error, "code")) : Number.NaN;
  const status = httpStatus ?? (number >= 400 && number <= 599 ? number : null);
  const [first = null, ...more] = words;
  return [
    { place: "record", text: sentence, code: first, httpStatus: status, retryAfterMs, resetsAt },
    ...more.map((code): ErrorEvidence => ({ place: "record", text: sentence, code })),
  ];
}

/** With the provider's own reason, where the sentence has none (INV-CLI-ERR-006). */
function withRaw(sentence: string, raw: string | null): string {
  if (raw === null || raw === "" || !GENERIC.test(sentence)) return sentence;
  const answer = jsonRecord(raw.slice(0, MAX_RAW));
  const reason = stringAt(answer, "error", "message") ?? stringAt(answer, "message") ?? raw.slice(0, MAX_RAW);
  return `${sentence}: ${reason}`;
}
