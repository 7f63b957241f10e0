import type { Manifest } from "../../contracts/cli/v1/adapter.ts";

const NOT_ON_STDOUT =
  "stdout holds records or the model's texts and nothing else; all that fails is told by a record or on stderr.";
const NEVER_SILENT =
  "Something is always told, by a record or on stderr, unless the process was ended from outside.";
const NOT_SPAWNED =
  "The recordings start a CLI that is there. What the operating system refuses to start is the shell's to classify.";
const TEXT_MODE =
  "Text mode prints the sentence of the last message on stderr; the one failed text run that was recorded is a refused login, and the path is the same.";
const KILLED =
  "A run that was killed had printed records before; one that is killed before its first record tells nothing at all.";
const AT_START = "Told before a model is asked, on stderr, in every format.";

/** Why no recording shows a category on a surface. */
export const errorCoverage: NonNullable<Manifest["errorCoverage"]> = {
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  network: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  timeout: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: KILLED, spawn: NOT_SPAWNED },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  configuration: { record: AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  unknown: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
};
