import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../driver/compare-replays.ts";
import { bytesAround, escapeBytes, escapeText } from "../../lib/bytes.ts";
import type { Run } from "../../model/target.ts";
import { runBytes } from "../../records/run-bytes.ts";
import type { CheckResult } from "./check.ts";

/** What a check knows of an input that breaks its invariant. */
export interface Failure {
  /** What broke, in one line. */
  message: string;
  /** The input, as the adapter got it. */
  run: Run;
  difference?: Difference | undefined;
  hint?: string | undefined;
  /** Offset in stdout worth looking at. */
  offset?: number | undefined;
  path?: string | undefined;
  fixture?: string | undefined;
  /** What the adapter made of the input: shown in short where it is an error. */
  outcome?: Outcome | undefined;
}

/** The result of a check that found its invariant broken, with everything made printable and small. */
export function failed(tried: number, failure: Failure): CheckResult {
  const { message, run, difference, hint, offset, path, fixture } = failure;
  const outcome = failure.outcome && describeError(failure.outcome);
  const stdout = runBytes(run, "out");
  const stderr = runBytes(run, "err");
  return {
    verdict: "failed",
    inputs: tried,
    finding: {
      message: difference === undefined ? message : `${message}: ${difference.path} differs`,
      input: shownInput(stdout, stderr, run.exit),
      ...(difference === undefined ? {} : shownDifference(difference)),
      ...(outcome === undefined ? {} : { outcome }),
      ...(offset === undefined ? {} : { bytes: bytesAround(stdout, offset) }),
      ...(hint === undefined ? {} : { hint }),
      ...(path === undefined ? {} : { path }),
      ...(fixture === undefined ? {} : { fixture }),
      run,
    },
  };
}

function shownDifference({ path: field, expected, actual }: Difference) {
  return { field, expected, actual };
}

const SHOWN_MESSAGE = 200;

/** An outcome that is an error, or whose run was timed out, in one line: it explains a content that is null. */
function describeError({ error, exit }: Outcome): string | undefined {
  const timedOut = exit?.timedOut === true ? "; the run timed out" : "";
  if (error == null) return timedOut === "" ? undefined : timedOut.slice(2);
  const text = escapeText(String(error.message).slice(0, SHOWN_MESSAGE));
  return `an error of kind ${error.kind}: ${text}${timedOut}`;
}

const SHOWN_BYTES = 600;

/** What a CLI printed and how it ended, for a finding: a line for each of them, long ones cut. */
export function shownInput(stdout: Buffer, stderr: Buffer, exit: object): string {
  return [show("stdout", stdout), show("stderr", stderr), `exit: ${JSON.stringify(exit)}`]
    .filter((line) => line !== "")
    .join("\n");
}

function show(name: string, bytes: Buffer): string {
  if (bytes.length === 0) return "";
  const cut = bytes.length > SHOWN_BYTES ? `... (${bytes.length} bytes)` : "";
  return `${name}: ${escapeBytes(bytes.subarray(0, SHOWN_BYTES))}${cut}`;
}
