import { resetTimeIn } from "../../shared/errors/reset-time.ts";
import { embeddedObject } from "../../shared/framing/embedded-object.ts";
import { arrayAt, nonEmptyString, recordAt, stringAt } from "../../shared/framing/fields.ts";
import { documentedError } from "../../shared/outcome/documented.ts";

/** What the API said, as far as the CLI quotes it. */
export interface ApiAnswer {
  /** Its words, the most specific one first. */
  words: (string | null)[];
  httpStatus: number | null;
  resetsAt: string | null;
}

/** A gateway puts the body of another one into its message (gke-labs/gemini-for-kubernetes-development#1215). */
const MAX_DEPTH = 3;
const OF_A_DAY = /PerDay|Daily/;

/** Reads the body of an API's answer in a sentence, and a body in that body's message. */
export function apiAnswer(sentence: string, depth = MAX_DEPTH): ApiAnswer {
  const body = depth > 0 ? embeddedObject(sentence) : null;
  if (body === null) return { words: [], httpStatus: null, resetsAt: null };
  const error = body.error ?? body;
  const { text, codes, httpStatus } = documentedError(error);
  const inner = apiAnswer(stringAt(error, "message") === null ? "" : (text ?? ""), depth - 1);
  return {
    words: [...inner.words, ...reasons(error), ...codes],
    httpStatus: inner.httpStatus ?? httpStatus,
    resetsAt: inner.resetsAt ?? resetTime(error),
  };
}

/** The reasons in Google's details, such as API_KEY_INVALID; that a quota of the day is used up counts before all. */
function reasons(error: unknown): (string | null)[] {
  const details = arrayAt(error, "details");
  const limits = details.flatMap((detail) => [
    stringAt(detail, "metadata", "quota_limit"),
    ...arrayAt(detail, "violations").map((violation) => stringAt(violation, "quotaId")),
  ]);
  const isOfADay = limits.some((limit) => limit !== null && OF_A_DAY.test(limit));
  return [
    ...(isOfADay ? ["QUOTA_EXHAUSTED"] : []),
    ...[...details, ...arrayAt(error, "errors")].map((detail) => nonEmptyString(stringAt(detail, "reason"))),
  ];
}

/** When the quota comes back (google-gemini/gemini-cli#29425). */
function resetTime(error: unknown): string | null {
  const stamps = arrayAt(error, "details").map((detail) =>
    stringAt(recordAt(detail, "metadata"), "quotaResetTimeStamp"),
  );
  const stamp = stamps.find((one) => one !== null);
  return stamp == null ? null : resetTimeIn(`resets at ${stamp}`);
}
