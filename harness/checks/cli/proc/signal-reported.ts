import { reports } from "../../../facts/claims.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";

/** A CLI that dies of a signal has not ended with code 0 (open-gsd/gsd-pi#2040). */
export default processCheck("INV-CLI-PROC-006", "signal-reported", async ({ run, target }) => {
  const hasExit = reports(target.manifest, "exit");
  for (const signal of ["SIGKILL", "SIGSEGV"] as const) {
    const { outcome } = await run({ faults: { exitAfter: 0, signal } });
    const isReported = outcome.exit.signal === signal && outcome.exit.code === null;
    assertHolds(outcome.status === "error" && (isReported || !hasExit), {
      message: `a CLI that died of ${signal} is reported otherwise`,
      expected: `status error, ${show({ code: null, signal })}`,
      actual: `status ${outcome.status}, ${show(outcome.exit)}`,
      hint: "A code of null with a signal is not 0: hand on both.",
    });
  }
});
