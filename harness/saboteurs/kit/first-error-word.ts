import type { ErrorKind } from "../../../contracts/cli/v1/adapter.ts";

const WORDS: readonly (readonly [RegExp, ErrorKind])[] = [
  [/rate[_ -]?limit|too many requests|\b429\b/i, "rate_limited"],
  [/quota|usage limit|credit balance/i, "quota_exhausted"],
  [/overloaded|\b529\b/i, "overloaded"],
  [/unauthorized|not logged in|authentication|api key|\b401\b|\b403\b/i, "auth_expired"],
  [/no conversation found|session not found/i, "session_expired"],
  [/time[d -]?out/i, "timeout"],
  [/not found|\b404\b/i, "not_found"],
  [/econnre|connection|network/i, "transport"],
  [/internal server error|\b50[0-4]\b/i, "server"],
];

/** What the classifiers in the reports do: the first pattern of a list that any text matches; null for none. */
export function firstErrorWord(text: string): ErrorKind | null {
  return WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
