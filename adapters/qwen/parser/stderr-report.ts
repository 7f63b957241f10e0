import { errorMessage } from "../../shared/errors/error-message.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import {
  DUMP,
  type StderrBlock,
  type StderrHeads,
  stderrBlocks,
} from "../../shared/gemini-cli/stderr-blocks.ts";

/** Lines of stderr that good runs print too, each a line of its own: they say nothing about a failure. */
const NOTICE =
  /^(?:Warning: |YOLO mode is enabled|Ripgrep (?:is )?not available|Retrying provider attempt |MCP issues detected|Loaded cached |Data collection is disabled|Approval mode overridden|To enable automatic tool execution|Example: qwen |AlreadyReportedError|The --prompt \(-p\) flag has been deprecated|\[(?:STARTUP|DEBUG|INFO|WARNING|WARN)\]|\(node:\d+\)|\(Use `node )/;

/** What stderr says, without the words of the model and of tools that are there too (INV-CLI-ERR-003). */
export interface StderrReport {
  /** The failed model call that ended the run: the last one reported. */
  fatal: string | null;
  /** Notices that a call is made again, in order. */
  retries: string[];
  /** More calls failed than were made again. */
  hasGivenUp: boolean;
  /** Lines that are none of these, as of a refusal to start. */
  rest: string;
}

type Kind = "tool" | "call" | "retry" | "notice" | "dump" | "help";

const BLOCKS: StderrHeads<Kind> = {
  heads: [
    ["tool", /^Error executing tool /],
    // It quotes what the model had said.
    ["dump", /^(?:Could not parse message into JSON:|From chunk: )/],
    // The document of json mode is read elsewhere.
    ["dump", /^\{/],
    ["retry", /^(Retrying in \d+s \(attempt \d+\/\d+\).*)$/],
    ["retry", /^(Attempt \d+ failed.*)$/],
    ["call", /^(\[API Error: .*)$/],
    ["call", /^OpenAI API (?:Streaming )?Error:(.*)$/],
    ["call", /^An unexpected critical error occurred:(.*)$/],
    ["notice", NOTICE],
    ["help", /^Usage: qwen \[options\]/],
    ["rest", /^(?:Unknown arguments?: |Reached max session turns|Run aborted: |Operation cancelled\.)/],
  ],
  oneLine: new Set(["notice"]),
  anything: new Set(["tool", "dump", "help"]),
};

/** Reads stderr, escape sequences and all. */
export function stderrReport(stderr: string): StderrReport {
  const blocks = stderrBlocks(stripAnsi(stderr), BLOCKS);
  const sentences = (kind: Kind) => blocks.filter((block) => block.kind === kind).map(sentenceOf);
  const calls = sentences("call").filter((sentence) => sentence !== "");
  const retries = sentences("retry");
  const rest = blocks.filter(({ kind }) => kind === "rest").flatMap(({ lines }) => lines);
  return {
    fatal: calls.at(-1) ?? null,
    retries,
    hasGivenUp: calls.length > retries.length,
    rest: rest.join("\n").trim(),
  };
}

function sentenceOf({ lines }: StderrBlock<Kind>): string {
  const end = lines.findIndex((line, index) => index > 0 && DUMP.test(line));
  return errorMessage((end === -1 ? lines : lines.slice(0, end)).join("\n").trim()) ?? "";
}
