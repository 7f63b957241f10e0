import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts and the help of older versions, never an error: text mode prints those on stderr.";
const TEXT_MODE =
  "Text mode prints the sentence of the error record on stderr. That is reported only: the text runs that were recorded are a good one and two start-up failures.";
const NEVER_SILENT =
  "Told by a record or on stderr; both streams stay empty only while the CLI tries again for ever, until it is killed.";
const SILENT_WITH_NOTICE =
  "The recorded run that retried in silence until it was killed (1.3.2) had printed a notice about its database on stderr.";

/** Why no recording shows a category on a surface. */
export const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  validation: { exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, exit: SILENT_WITH_NOTICE },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
});
