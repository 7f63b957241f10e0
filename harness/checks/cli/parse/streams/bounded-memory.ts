import type { Exit } from "../../../../../contracts/cli/v1/adapter.ts";
import { tryReplay } from "../../../../driver/recorded-replay.ts";
import type { Run } from "../../../../model/target.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { passed } from "../../../kit/fixture-check.ts";

/** What an outcome without any answer may take as JSON: two ends of stderr of 64 KiB each, escaped, and the rest. */
const MAX_OUTCOME_BYTES = 512 * 1024;
const LINES = 100_000;
const TYPES = 20_000;
const FAILED: Exit = { code: 1, signal: null, timedOut: false, aborted: false };

/** Floods that carry no answer: what is kept of them is bounded (INV-CLI-PARSE-010). */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-010",
  name: "bounded-memory",
  scope: "corpus",
  async run(_, { target }) {
    let tried = 0;
    for (const { name, run } of floods(target.manifest.outputFormats)) {
      tried++;
      const after = await tryReplay(target, run);
      if (after.crashed) return failed(tried, { message: `${after.message} (on ${name})`, run });
      const size = Buffer.byteLength(JSON.stringify(after.replay.outcome));
      if (size <= MAX_OUTCOME_BYTES) continue;
      const difference = {
        path: "size of the outcome",
        expected: `at most ${MAX_OUTCOME_BYTES} bytes`,
        actual: `${size} bytes`,
      };
      const hint =
        "Count lines and types instead of keeping them; keep the first and the last few as samples.";
      return failed(tried, { message: `after ${name}`, difference, run, hint });
    }
    return passed(tried);
  },
};
export default check;

function floods(formats: readonly Run["outputFormat"][]): { name: string; run: Run }[] {
  const many = (count: number, line: (index: number) => string) =>
    Buffer.from(Array.from({ length: count }, (_, index) => line(index)).join(""));
  const stderr = many(LINES, (index) => `zz line ${index} of stderr, some words\n`);
  const all = formats.map((outputFormat) => ({
    name: `${LINES} lines of stderr (${outputFormat})`,
    run: { outputFormat, chunks: [["err", stderr] as const], exit: FAILED },
  }));
  if (!formats.includes("stream-json")) return all;
  const stdout = {
    [`${LINES} lines of noise`]: many(LINES, (index) => `zz noise ${index} of some length\n`),
    [`${TYPES} unknown record types`]: many(TYPES, (index) => `{"type":"zz_unknown_type_${index}"}\n`),
    "one unknown type of 1 MB": many(1, () => `{"type":"zz_${"x".repeat(1024 * 1024)}"}\n`),
    "one line of noise of 1 MB": Buffer.concat([
      Buffer.from('{"type":"zz_unknown"}\n'),
      Buffer.alloc(1024 * 1024, "z"),
    ]),
  };
  // A record first: without any, the noise would be the text of the run.
  const record = Buffer.from('{"type":"zz_unknown"}\n');
  return [
    ...all,
    ...Object.entries(stdout).map(([name, bytes]) => ({
      name,
      run: {
        outputFormat: "stream-json" as const,
        chunks: [["out", record] as const, ["out", bytes] as const],
        exit: FAILED,
      },
    })),
  ];
}
