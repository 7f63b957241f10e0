import { assertHolds } from "../kit/check-failure.ts";
import { CUT_CHARACTERS } from "../kit/hosts/answer-in-pieces.ts";
import { withMadeUpRun } from "../kit/hosts/made-up-run.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

/** Of characters that a read cuts: both pipes are read alike. */
const SENTENCE = "zz the settings file has no section « ça 🦜 »";

/** Where nothing structured says why, what is on stderr does (INV-SPAWN-ERR-003). */
export default spawnCheck("INV-SPAWN-ERR-003", "stderr-fallback", async (bench) => {
  const run = { provider: bench.provider, stdout: "", stderr: `Error: ${SENTENCE}\n`, code: 2 };
  const { exitCode, errorMessage } = await withMadeUpRun(run, (folder) =>
    spawned(bench, folder, CUT_CHARACTERS),
  );
  assertHolds(exitCode === 2 && (errorMessage ?? "").includes(SENTENCE), {
    message: "a run that failed with a reason on stderr alone loses it",
    expected: JSON.stringify({ exitCode: 2, errorMessage: `... ${SENTENCE}` }),
    actual: JSON.stringify({ exitCode, errorMessage }),
  });
});
