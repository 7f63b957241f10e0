import { channel } from "node:diagnostics_channel";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { isExplainedByEnd, type VerdictInput, type VerdictSource, verdict } from "./verdict.ts";

/** What the output of a run says of its end, before anybody looks at the exit. */
export interface RunMarks extends Omit<VerdictInput, "exit"> {
  /** The answer, if the run went well; null when it cannot be read. */
  answer: string | null;
  /** Plain text in place of records, where it is the answer. */
  fallback?: string | null;
}

/** How a run ended. */
export type RunEnding =
  | {
      status: "ok";
      content: string;
      /** The content is plain text in place of records. */
      isFallback: boolean;
    }
  | {
      status: "error";
      /** `unreadable`: it ended well, and its answer cannot be read. */
      from: VerdictSource | "unreadable";
      /** See `isExplainedByEnd`. */
      isExplained: boolean;
    };

/** How a run ended and why; published on ENDINGS. */
export interface ExplainedEnding {
  marks: Omit<VerdictInput, "exit">;
  ending: RunEnding;
}

/**
 * Diagnostics channel on which every ending is published, for `cliproof explain`. Without a subscriber it costs
 * nothing.
 */
export const ENDINGS = "cliproof:endings";
const endings = channel(ENDINGS);

/** What the verdict table makes of a run's marks and its exit. */
export function runEnding(exit: Exit, { answer, fallback = null, ...marks }: RunMarks): RunEnding {
  const ending = endingOf(exit, { answer, fallback, ...marks });
  if (endings.hasSubscribers) endings.publish({ marks, ending } satisfies ExplainedEnding);
  return ending;
}

function endingOf(exit: Exit, { answer, fallback = null, ...marks }: RunMarks): RunEnding {
  if (fallback !== null && beginsWithError(fallback)) {
    const failed = { terminal: "absent", absentMeansCut: true, isMarkedFailed: true } as const;
    return endingOf(exit, { ...failed, answer: null });
  }
  const result = verdict({ ...marks, exit });
  if (result.status === "error")
    return { status: "error", from: result.from, isExplained: isExplainedByEnd(result.from) };
  if (fallback !== null) return { status: "ok", content: withoutLastNewline(fallback), isFallback: true };
  if (answer === null) return { status: "error", from: "unreadable", isExplained: true };
  return { status: "ok", content: answer, isFallback: false };
}

const ERROR_START = /^\s*\[?(?:(?:api|fatal|internal) )?error: |^\s*(?:fatal|panic): /i;

/**
 * Whether a text that was printed in place of records is an error message by its first words (`Error: `, `API Error: `,
 * `fatal: ` in any case): it is never the answer, with exit code 0 neither (INV-CLI-PARSE-011).
 */
export function beginsWithError(text: string): boolean {
  return ERROR_START.test(text);
}

/** A text less the one line end that a CLI puts behind an answer. */
export function withoutLastNewline(text: string): string {
  return text.replace(/\r?\n$/, "");
}
