import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, errorOf, ranWith } from "../kit/agent-check.ts";
import { limitedOnes } from "../kit/recorded-runs.ts";

const MAX_RUNS = 3;

/**
 * A limit that the CLI tells by itself, on stdout or stderr, is a cli_error that may be tried again
 * (INV-AGENT-LIMIT-002).
 */
export default agentCheck("INV-AGENT-LIMIT-002", "limit-is-retryable", async (bench) => {
  const limited = limitedOnes(bench).slice(0, MAX_RUNS);
  if (limited.length === 0) return unproven("no recorded run in this format ran into a limit");
  for (const fixture of limited) {
    const error = errorOf((await ranWith(bench, fixture)).value, fixture.id);
    assertHolds(error.code === "cli_error" && error.retryable === true, {
      fixture: fixture.id,
      message: "a run that ran into a limit may not be tried again",
      expected: '{"code":"cli_error","retryable":true}',
      actual: formatValue(error),
    });
  }
  return undefined;
});
