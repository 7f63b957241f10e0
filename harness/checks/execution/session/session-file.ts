import path from "node:path";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { executed, executionCheck, sessionKeyOf } from "../kit/execution-check.ts";

const TURNS = ["zz-run-1", "zz-run-2", "../../zz-escaped", "zz/run", "zz_run"];

/**
 * Where sessions are files, each run has its own, in the host's folder, whatever the run is called
 * (INV-EXECUTION-SESSION-006).
 */
export default executionCheck("INV-EXECUTION-SESSION-006", "session-file", async (bench) => {
  if (sessionKeyOf(bench.host.adapter) !== "sessionFile") return notApplicable("sessions are no files here");
  const files: string[] = [];
  for (const runId of TURNS) {
    const { value, receipts } = await executed(bench, bench.good, { runId });
    const file = String(value.sessionParams?.sessionFile);
    assertHolds(
      receipts.at(-1)?.argv.includes(file) === true && path.basename(path.dirname(file)) === "pi-sessions",
      {
        fixture: bench.good.id,
        message: "the session's file does not reach the CLI, or stands somewhere else",
        input: `runId: ${runId}`,
        expected: "a file in .cabinet/pi-sessions",
        actual: `${file}; ${receipts.at(-1)?.argv.join(" ")}`,
      },
    );
    files.push(path.basename(file));
  }
  assertHolds(new Set(files).size === TURNS.length && files[0] === "zz-run-1.json", {
    message: "two runs share a file, or a run's file is not named after it",
    actual: files.join(", "),
  });
  return undefined;
});
