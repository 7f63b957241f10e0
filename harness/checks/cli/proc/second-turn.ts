import { reports } from "../../../facts/claims.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { goodRuns, hasTerminalRecord } from "../../../sandbox/good-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/** Less than the silence after which a run may be ended. */
const PAUSE_MS = 300;
const HINT =
  "A terminal record starts a clock that any later record starts anew; the last turn's verdict counts, and the CLI's own exit ends the run.";

/** A CLI that starts a second turn after its result is waited for: claude does when a background task ends. */
export default processCheck("INV-CLI-PROC-007", "second-turn", async ({ run, fixture, fixtures, target }) => {
  if (!hasTerminalRecord(fixture, target)) {
    return { verdict: "not-applicable", inputs: 0, reason: "the format has no terminal record" };
  }
  const other = goodRuns(fixtures, target).find(
    ({ manifest, expected }) =>
      manifest.outputFormat === "stream-json" &&
      manifest.outputFormat === fixture.manifest.outputFormat &&
      manifest.cli.version === fixture.manifest.cli.version &&
      formatFlags(manifest) === formatFlags(fixture.manifest) &&
      expected.content !== fixture.expected.content,
  );
  if (other === undefined) {
    return {
      verdict: "unproven",
      inputs: 0,
      reason: "no second good run of the same version to play after the first",
    };
  }
  const { outcome, receipts } = await run({
    faults: { secondTurn: { afterMs: PAUSE_MS, fixture: other.folder } },
    call: { lingerMs: 5000 },
  });
  const played = receipts[0]?.played.out ?? 0;
  const isOwnExit = outcome.exit.code === 0 || !reports(target.manifest, "exit");
  assertHolds(isOwnExit && played === fixture.stdout.length + other.stdout.length, {
    message: "the run is ended at the first result, in the middle of a second turn",
    expected: "the CLI's own exit after both turns",
    actual: `${show(outcome.exit)}, ${played} bytes played`,
    input: `a stand-in that plays ${fixture.id} and, ${PAUSE_MS} ms later, ${other.id}`,
    hint: HINT,
  });
  assertHolds(outcome.content === (other.expected.content as string), {
    message: "the first turn's answer is taken for the last",
    expected: show(other.expected.content),
    actual: show(outcome.content),
    input: `a stand-in that plays ${fixture.id} and, ${PAUSE_MS} ms later, ${other.id}`,
    hint: HINT,
  });
});

/** Some CLIs have several streams of records, each with a flag value of its own: one process prints one of them. */
function formatFlags({ invocation }: Fixture["manifest"]): string {
  const words = invocation?.argv ?? [];
  const isFlag = (word = "") => /^-.*format$/.test(word);
  return words.filter((word, index) => isFlag(word) || isFlag(words[index - 1])).join(" ");
}
