import { valueAt } from "../../../../adapters/shared/fields/fields.ts";
import { embeddedObject } from "../../../../adapters/shared/framing/embedded-object.ts";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { SpawnResult } from "../../../../contracts/spawn/v1/provider-adapter.ts";
import { exitCode } from "./exit-code.ts";
import { statusOfCode } from "./status-of-code.ts";
import { usageInfo } from "./usage-info.ts";

/** What the façade knows of a run beside its outcome. */
export interface RunFacts {
  provider: string;
  durationMs: number;
  /** What the CLI printed on stdout, long output without its middle. */
  printed: string;
}

/**
 * An outcome in the words of `spawn/v1`. Pure.
 *
 * The message and the status are those of the provider: none on success, and none where only the exit code tells that
 * the run failed (INV-SPAWN-RESULT-003, -ERR-001).
 */
export function spawnResult(outcome: Outcome, facts: RunFacts): SpawnResult {
  const { content, messages, error = null } = outcome;
  const isTold = error !== null && error.evidence !== "exit";
  const status = error === null ? null : (error.httpStatus ?? printedStatus(facts));
  return {
    stdout: content ?? (messages.length > 0 ? messages.join("\n") : facts.printed),
    exitCode: exitCode(outcome),
    usage: usageInfo(facts.provider, outcome, facts.durationMs),
    ...(isTold ? { errorMessage: error.message } : {}),
    ...(status === null ? {} : { apiErrorStatus: status }),
  };
}

/** The status that the code of a printed error document stands for. */
function printedStatus({ provider, printed }: RunFacts): number | null {
  const error = valueAt(embeddedObject(printed), "error");
  return statusOfCode(provider, valueAt(error, "code")) ?? statusOfCode(provider, valueAt(error, "status"));
}
