import { errorMessage } from "../../shared/errors/error-message.ts";
import { stripAnsi } from "../../shared/framing/ansi-stripper.ts";
import {
  DUMP,
  type StderrBlock,
  type StderrHeads,
  stderrBlocks,
} from "../../shared/gemini-cli/stderr-blocks.ts";
import { NOTICE, USAGE_ERROR } from "../printed-errors.ts";

/** A failed model call as stderr shows it. */
export interface ReportedCall {
  /** "" where an old version gives no reason. */
  sentence: string;
  /** The status in the dump of the error. */
  httpStatus: number | null;
}

/** What stderr says, without the words of the model and of tools that are there too (INV-CLI-ERR-003). */
export interface StderrReport {
  /** The model call that ended the run. */
  fatal: ReportedCall | null;
  /** A model call that the run may have survived, that of the router: the last one. */
  aside: ReportedCall | null;
  /** Notices that a call is made again, in order. */
  retries: ReportedCall[];
  /** Last words of a CLI that crashed. */
  crash: string | null;
  /** Lines that are none of these, as of a refusal to start. */
  rest: string;
}

type Kind = "tool" | "fatal" | "aside" | "retry" | "crash" | "notice" | "help";

/** How the first line of a block begins; what is caught of it is the start of its sentence. */
const HEADS: StderrHeads<Kind>["heads"] = [
  ["tool", /^Error executing tool /],
  // The sentence alone may be in what a tool printed: the CLI says where its report is, or why there is none.
  [
    "fatal",
    /^Error when talking to Gemini API (?:(?:Full|Partial) report available at: \S+|Additionally, failed to write [^:]*:|\(could not stringify [^)]*\)\.?) ?(.*)$/,
  ],
  ["aside", /^Error \w[\w ]*\. (?:Full|Partial) report available at: \S+ ?(.*)$/],
  ["aside", /^\[Routing\] \S+ failed: (.*)$/],
  ["retry", /^(Attempt \d+ failed.*)$/],
  ["crash", /^An unexpected critical error occurred:(.*)$/],
  ["notice", NOTICE],
  ["help", /^Usage: gemini \[options\]/],
  ["rest", USAGE_ERROR],
];
const BLOCKS: StderrHeads<Kind> = {
  heads: HEADS,
  oneLine: new Set(["notice"]),
  anything: new Set(["tool", "help"]),
};
const STATUS = /^\s+(?:status|code): ([45]\d\d),?$/;

/** Reads stderr, escape sequences and all. */
export function stderrReport(stderr: string): StderrReport {
  const blocks = stderrBlocks(stripAnsi(stderr), BLOCKS);
  const calls = (kind: Kind) => blocks.filter((block) => block.kind === kind).map(callOf);
  const rest = blocks.filter(({ kind }) => kind === "rest").flatMap(({ lines }) => lines);
  return {
    fatal: calls("fatal").at(-1) ?? null,
    aside: calls("aside").at(-1) ?? null,
    retries: calls("retry"),
    crash: calls("crash").at(-1)?.sentence || null,
    rest: rest.join("\n").trim(),
  };
}

function callOf({ lines }: StderrBlock<Kind>): ReportedCall {
  const end = lines.findIndex((line, index) => index > 0 && DUMP.test(line));
  const sentence = errorMessage((end === -1 ? lines : lines.slice(0, end)).join("\n")) ?? "";
  const status = lines.map((line) => STATUS.exec(line)?.[1]).find((found) => found !== undefined);
  return { sentence, httpStatus: status === undefined ? null : Number(status) };
}
