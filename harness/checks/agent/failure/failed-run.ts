import { assertHolds } from "../../kit/check-failure.ts";
import { CUT_CHARACTERS } from "../../kit/hosts/answer-in-pieces.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { isOfShape } from "../../kit/hosts/assert-shape.ts";
import { withMadeUpRun } from "../../kit/hosts/made-up-run.ts";
import { agentCheck, errorOf, ranWith } from "../kit/agent-check.ts";
import { failedOnes } from "../kit/recorded-runs.ts";

/** Of characters that a read cuts: both pipes are read alike. */
const SENTENCE = "zz the settings file has no section « ça 🦜 »";
const MAX_RUNS = 3;

/**
 * A run that failed rejects with a cli_error, also where the CLI ended with 0; the reason is reported
 * (INV-AGENT-ERR-003).
 */
export default agentCheck("INV-AGENT-ERR-003", "failed-run", async (bench) => {
  const run = { provider: bench.provider, stdout: "", stderr: `Error: ${SENTENCE}\n`, code: 2 };
  const { value } = await withMadeUpRun(run, (folder) =>
    ranWith(bench, folder, {}, { faults: CUT_CHARACTERS }),
  );
  const made = mustBeCliError(errorOf(value));
  assertHolds(String(made.message).includes(SENTENCE), {
    message: "the reason on stderr is not reported",
    expected: SENTENCE,
    actual: formatValue(made.message),
  });
  const failed = failedOnes(bench);
  const silent = failed.filter(({ manifest }) => manifest.exit.code === 0).slice(0, 1);
  for (const fixture of [...silent, ...failed.filter((one) => !silent.includes(one))].slice(0, MAX_RUNS)) {
    const { value: ran } = await ranWith(bench, fixture);
    mustBeCliError(errorOf(ran, fixture.id), fixture.id);
  }
});

function mustBeCliError(error: Record<string, unknown>, fixture?: string): Record<string, unknown> {
  assertHolds(isOfShape("agent/v1/adapter-error", error) && error.code === "cli_error", {
    ...(fixture !== undefined && { fixture }),
    message: "a run that failed is no cli_error",
    expected: '{"code":"cli_error","message":"...","severity":"error","retryable":...}',
    actual: formatValue(error),
  });
  return error;
}
