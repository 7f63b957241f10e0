import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts and the help of older versions, never an error: text mode prints those on stderr.";
const TEXT_MODE =
  "Text mode prints the sentence of the error record on stderr. The recording of that is a refused login; the path is the same.";
const NEVER_SILENT =
  "Told by a record or on stderr; both streams stay empty only while the CLI tries again for ever, or waits for the model, until it is killed.";

/** Why no recording shows a category on a surface. */
export const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
});
