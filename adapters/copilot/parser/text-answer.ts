import { isRetryNotice } from "../printed-errors.ts";

/** What text mode printed, without what the CLI drew around it. */
export interface TextAnswer {
  /** The model's texts, those before and after each tool; a try that was made again is left out. */
  messages: string[];
  /** The last one; "" where nothing came behind the last tool. */
  content: string;
  /** Notices that a model call was made again. */
  notices: string[];
}

/** Frames of the spinner that some versions draw in pipes too (github/copilot-cli#3397). */
const FRAMES = "[⣾⣽⣻⢿⡿⣟⣯⣷]+";
const SPINNER = new RegExp(`(?:\\r${FRAMES})+\\r?|(?<![^\\n])${FRAMES}(?=[●✓✔✗✘] )`, "g");
const FIRST_SPINNER = new RegExp(`^${FRAMES}`);

const ANY_TITLE = /(?<![^\n])[●✓✔✗✘] \S/;
/** The title of a tool call, and the lines drawn below it. */
const TITLE = /^[●✓✔✗✘] \S/;
const BELOW = /^ {2,3}[│├└](?: |$)/;
/** More lines of what a tool printed: indented as far as the first one, which has a mark. */
const MORE = /^ {4,}\S/;

/**
 * Takes the model's texts out of the stdout of text mode. Only its marks distinguish a tool's block from the model's
 * own words: a title, at least one line below it, blank lines around both.
 *
 * @param stdout without escape sequences and without the footer.
 */
export function textAnswer(stdout: string): TextAnswer {
  const text = stdout.replace(SPINNER, "").replace(FIRST_SPINNER, "");
  const answer: TextAnswer = { messages: [], content: "", notices: [] };
  // Long answers mostly hold no block: they need not be taken apart.
  const lines = ANY_TITLE.test(text) ? text.split("\n") : [];
  let from = 0;
  for (let at = 0; at < lines.length; at++) {
    const end = blockEnd(lines, at, from);
    if (end === null) continue;
    const said = lines.slice(from, at).join("\n").replace(/\n$/, "");
    if (isRetryNotice(lines[at]!)) answer.notices.push(lines[at]!.replace(/^● /, ""));
    else if (said !== "") answer.messages.push(said);
    from = lines[end] === "" ? end + 1 : end;
    at = from - 1;
  }
  const last = from === 0 ? text : lines.slice(from).join("\n");
  answer.content = last.replace(/\n{1,2}$/, "");
  if (answer.content !== "") answer.messages.push(answer.content);
  return answer;
}

/** The line after a block that starts here, or null. It is at the start, or behind a blank line or another block. */
function blockEnd(lines: readonly string[], at: number, from: number): number | null {
  const title = lines[at]!;
  if (!TITLE.test(title) || (at > from && lines[at - 1] !== "")) return null;
  let end = at + 1;
  while (end < lines.length && BELOW.test(lines[end]!)) end++;
  if (end > at + 1) while (end < lines.length && MORE.test(lines[end]!)) end++;
  return end > at + 1 || isRetryNotice(title) ? end : null;
}
