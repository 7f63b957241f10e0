import type { Manifest } from "../../contracts/cli/v1/adapter.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts and the help of older versions, never an error: text mode prints those on stderr.";
const TEXT_MODE =
  "Text mode prints the sentence of the error record on stderr. That is reported only: the text runs that were recorded are a good one and two start-up failures.";
const NEVER_SILENT =
  "Told by a record or on stderr; both streams stay empty only while the CLI tries again for ever, until it is killed.";
const SILENT_WITH_NOTICE =
  "The recorded run that retried in silence until it was killed (1.3.2) had printed a notice about its database on stderr.";
const NOT_SPAWNED =
  "The recordings start a CLI that is there. What the operating system refuses to start is the shell's to classify.";

/** Why no recording shows a category on a surface. */
export const errorCoverage: NonNullable<Manifest["errorCoverage"]> = {
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  authentication: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  validation: { exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  network: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  timeout: { stdout: NOT_ON_STDOUT, exit: SILENT_WITH_NOTICE, spawn: NOT_SPAWNED },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  configuration: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  unknown: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
};
