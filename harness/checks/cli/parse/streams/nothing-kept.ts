import type { OutputFormat } from "../../../../../contracts/cli/v1/adapter.ts";
import type { CheckFinding, CorpusCheck } from "../../../kit/check.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { type LeftBehind, leftByRuns } from "../../../kit/left-by-runs.ts";

const RUNS = 60;
/** Bytes that each run prints. */
const RUN_BYTES = 64 * 1024;
/** Bytes of each run that may be kept: caches and the noise of the collector. A kept run shows four times as much. */
const KEPT_BYTES = RUN_BYTES / 4;
/** A leak shows every time; a cache that fills itself does so once. */
const ROUNDS = 3;

/** Runs leave nothing behind once they are over: no memory, no open file (INV-CLI-PARSE-010). */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-010",
  name: "nothing-kept",
  scope: "corpus",
  async run(_, { target }) {
    const { adapter } = target;
    if (adapter === undefined)
      return notApplicable("the adapter is another program: its memory is not seen from here");
    let tried = 0;
    for (const format of target.manifest.outputFormats) {
      const rounds: LeftBehind[] = [];
      let finding: CheckFinding | undefined;
      do {
        const numbers = Array.from({ length: RUNS }, (_, index) => rounds.length * RUNS + index);
        rounds.push(leftByRuns(adapter, format, numbers, (run) => printed(format, run)));
        finding = leak(rounds, format);
      } while (finding !== undefined && rounds.length < ROUNDS);
      tried += RUNS;
      if (finding !== undefined) return { verdict: "failed", inputs: tried, finding };
    }
    return passed(tried);
  },
};
export default check;

function leak(rounds: readonly LeftBehind[], format: OutputFormat): CheckFinding | undefined {
  const input = `${RUNS} runs one after the other, each of ${RUN_BYTES} bytes of stdout (${format})`;
  const least = Math.min(...rounds.map(({ bytes }) => bytes));
  if (least > RUNS * KEPT_BYTES) {
    return {
      message: "memory of runs that are over is never freed",
      expected: `at most ${KEPT_BYTES} bytes a run`,
      actual: "more than that, each time",
      input,
      hint: "A list or a map outside of the parser keeps what it was given: keep state in the parser, and let go of it.",
    };
  }
  const open = rounds.map(({ descriptors }) => descriptors ?? 0);
  if (Math.min(...open) < RUNS) return undefined;
  return {
    message: "files stay open after the runs that opened them",
    expected: "as many open descriptors as before",
    actual: "at least one more for each run",
    input,
    hint: "A parser does no I/O: it opens nothing.",
  };
}

/** A run that no other run equals. */
function printed(format: OutputFormat, run: number): Buffer {
  const text = `run ${run} `.padEnd(RUN_BYTES, `${run}, `);
  if (format === "text") return Buffer.from(`${text}\n`);
  return Buffer.from(`${JSON.stringify({ type: "zz_unknown", zz: text })}\n`);
}
