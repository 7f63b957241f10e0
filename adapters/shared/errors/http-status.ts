/** Reason phrases that say, beside their number, that it is an HTTP status. */
const REASONS: Readonly<Record<number, RegExp>> = {
  400: /^bad request/i,
  401: /^unauthori[sz]ed/i,
  402: /^payment required/i,
  403: /^forbidden/i,
  404: /^(?:page )?not found/i,
  408: /^request time-?out/i,
  409: /^conflict/i,
  413: /^(?:payload too large|content too large|request entity too large)/i,
  422: /^unprocessable/i,
  429: /^too many requests/i,
  500: /^internal server error/i,
  502: /^bad gateway/i,
  503: /^service unavailable/i,
  504: /^gateway time-?out/i,
  529: /^(?:<unknown status code>|overloaded)/i,
};

/** Forms that name their number as an HTTP status by what is before it. */
const FORMS: readonly RegExp[] = [
  // "API Error: 429", "API Error: Repeated 529", "Grok API error: 401 Incorrect ...", "Mistral API error (429)"
  /\bAPI error:?\s*(?:repeated |\(?(?:status(?: code)?:?\s*)?)([45]\d\d)\b/gi,
  // "HTTP 429", "HTTP/1.1 429", "HTTP error: 404", "HTTP status 503"
  /\bHTTP(?:\/\d(?:\.\d)?)?[ _-]?(?:error|status)?(?:[ _-]?code)?\\?["']?\s*[:=]?\s*([2-5]\d\d)\b/gi,
  // "status 429", "status code: 429", "statusCode=429", "\"status\":429"; an exit status is none
  /(?<!\bexit(?:ed)?(?: with)?[ _-]?(?:\w+ )?)\bstatus(?:[ _-]?code)?\\?["']?\s*[:=]?\s*\\?["']?([2-5]\d\d)\b/gi,
  // "\"code\":429", "error code: 401", "response code 503"; an exit code is none
  /\\?["']code\\?["']\s*:\s*\\?["']?([45]\d\d)\b/gi,
  /\b(?:error|response)[ _-]code:?\s*([45]\d\d)\b/gi,
  // "Request rejected (429)", "Unauthorized (401)"
  /\b(?:rejected|failed|unauthori[sz]ed|forbidden|requests|unavailable)\s*\(([45]\d\d)\)/gi,
  // "429 {...}", "429: {...}", "Error: 402 Insufficient ...": at the start of a message, before what reads like one
  /(?:^\s*|\b[Ee]rror:\s*)([45]\d\d)(?=:?\s+["'{[<A-Z]|:\s*\{)/g,
];

/** A status that is all of a message: "401", "Error: 403". */
const ALONE = /^\W*(?:error\W*)?([45]\d\d)\W*$/i;

const NUMBER = /(?<![\d.:-])[45]\d\d(?![\d-])\s*[:-]?\s*/g;

/**
 * The HTTP status that a text shows, or null.
 *
 * A number counts in a form that says what it is: "line 529" and "spec.rb:418-429" are no statuses
 * (gabrielkoerich/orch#2125, nrslib/takt#806). Of several the first one in the text counts.
 */
export function httpStatusIn(text: string): number | null {
  let first: { index: number; status: number } | null = null;
  for (const form of FORMS) {
    form.lastIndex = 0;
    const found = form.exec(text);
    const index = found === null ? -1 : found.index + found[0].lastIndexOf(found[1]!);
    if (found !== null && (first === null || index < first.index))
      first = { index, status: Number(found[1]) };
  }
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (first !== null && index >= first.index) break;
    const status = Number.parseInt(number, 10);
    if (REASONS[status]?.test(text.slice(index + number.length, index + number.length + 30))) return status;
  }
  if (first !== null) return first.status;
  const alone = Number(ALONE.exec(text)?.[1]);
  return alone in REASONS ? alone : null;
}

/** A number that is an HTTP status, or null: what is in a field that is meant for one. */
export function httpStatusOf(value: unknown): number | null {
  return Number.isInteger(value) && (value as number) >= 100 && (value as number) <= 599
    ? (value as number)
    : null;
}
