import { stripAnsi } from "../shared/framing/ansi-stripper.ts";
import { isApiError } from "../shared/gemini-cli/stderr-document.ts";

/**
 * How the sentences begin by which qwen refuses to start or gives up, as parts of a pattern, by what they are about.
 */
export const REFUSALS = {
  session: "No saved session found with (?:ID|title) ",
  turns: "Reached max session turns for this session",
  toolCalls: "Run aborted: tool-call budget of ",
  wallTime: "Run aborted: wall-clock budget of ",
  login:
    "Please set an Auth method in your |Missing API key for |OpenAI API key is required|Qwen OAuth free tier (?:was|has been) discontinued|Qwen OAuth credentials expired|Invalid auth method selected",
  configuration:
    "No auth type is selected|The configured auth type is |\\S+ environment variable not found|\\w+ provider missing required ",
  input: "No input provided via stdin|Exiting due to an error processing the @ command",
  arguments:
    "Unknown arguments?: |Invalid values:|Not enough (?:non-option )?arguments|Missing required |Cannot use both ",
  quota: "Qwen OAuth quota exceeded: ",
} as const;

/**
 * What is inside of `[API Error: ...]`, as far as qwen or the library that it calls the API with words it: an exact
 * table. Versions up to 0.12 print these as the model's text, behind what had come of the answer, and then say success.
 */
const BODIES: readonly string[] = [
  // The library's form for a refused call: the status, then the API's words.
  String.raw`[45]\d\d (?:status code \(no body\)|\S[^\n]*)`,
  String.raw`Connection error\.(?: \(cause: [^\n]*\))?`,
  String.raw`(?:terminated|fetch failed|Premature close|socket hang up|other side closed|aborted)(?: \(cause: [^\n]*\))?`,
  String.raw`Request timed out\.`,
  // It goes on with advice, over several lines.
  String.raw`(?:Streaming r|R)equest timeout after \d+s\. Try reducing [\s\S]*`,
  String.raw`Model stream ended (?:with empty response text|without a finish reason)\.`,
  String.raw`Streaming request received a non-SSE response [^\n]*`,
  String.raw`(?:Unterminated string|Unexpected [^\n]+|Expected [^\n]+) in JSON at position \d+[^\n]*`,
  "Unexpected end of JSON input",
  "An unknown error occurred\\.",
  String.raw`[^\n]+ \(Status: [A-Z_]+\)`,
];

/** What is added to the sentence of a 429. */
const ADVICE = String.raw`(?:\n(?:Please wait and try again later\.|Possible quota limitations in place) [^\n]*)?`;

const SENTENCE = String.raw`\[API Error: (?:${BODIES.join("|")})\]${ADVICE}\s*$`;

const AT_THE_END = new RegExp(SENTENCE);

const WHOLE = new RegExp(`^${SENTENCE}`);

/** Sentences that stand by themselves, without that form; the first goes on over several lines. */
const WITHOUT_FORM = new RegExp(
  `^(?:${REFUSALS.quota}Your free |Qwen OAuth free tier has been discontinued)`,
);

/** Characters at the end of a text that are looked at: no sentence is longer. */
const LOOKED_AT = 8192;

/**
 * True when a text is, or ends with, the CLI's own sentence about a failed model call. An answer may quote one: whether
 * a model said this one, its usage tells (INV-CLI-ERR-003).
 */
export function endsWithPrintedError(text: string): boolean {
  return isPrintedError(text) || AT_THE_END.test(endOf(text));
}

/**
 * True when all of a text is the CLI's sentence about an answer that held nothing: the API counts tokens for such an
 * answer too, so its usage does not tell who said it.
 */
export function saysNothingCame(text: string): boolean {
  const sentence =
    /^\[API Error: Model stream ended (?:with empty response text|without a finish reason)\.\]\s*$/;
  return sentence.test(stripAnsi(text));
}

/** True when all of a text is such a sentence. */
export function isPrintedError(text: string): boolean {
  if (text.length > LOOKED_AT) return false;
  const plain = stripAnsi(text);
  return isApiError(plain) || WHOLE.test(plain) || WITHOUT_FORM.test(plain);
}

/** The sentence in a text that ends with one, without the piece of an answer ahead of it. */
export function printedErrorIn(text: string): string {
  return isPrintedError(text) ? text : (AT_THE_END.exec(endOf(text))?.[0] ?? text);
}

function endOf(text: string): string {
  return stripAnsi(text.slice(-LOOKED_AT));
}

/** How a line begins by which qwen reports an error outside of its records. */
export const ERROR_LINE = new RegExp(
  String.raw`^(?:\[API Error: |OpenAI API (?:Streaming )?Error: |An unexpected critical error occurred:|${Object.values(REFUSALS).join("|")})`,
  "m",
);

/** True when plain text in place of records is one of the CLI's error lines. */
export function startsWithError(text: string): boolean {
  return ERROR_LINE.test(text.trimStart().split("\n", 1)[0] ?? "");
}
