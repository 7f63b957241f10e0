import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts and nothing else: plain mode prints its errors on stderr.";
const BY_RECORD =
  "In plain mode the sentence of the error record stands on stderr. A refused login and an unknown model were recorded so; the others are reported fixtures, and the path is the same.";
const NEVER_SILENT =
  "A record or a line on stderr tells of every failure. Both stay silent only where the process is ended from outside, also while it tries again.";
const ENDED_SILENTLY = "A run that is ended from outside prints nothing on stderr.";
const AT_START = "Told before the first record, on stderr, in every format.";

/** Why no recording shows a category on a surface. */
export const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD },
  server: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, stderr: ENDED_SILENTLY },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { record: AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
});
