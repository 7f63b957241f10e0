import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const NOT_ON_STDOUT =
  "stdout holds records, a document or the model's texts; what fails is told there by records, else on stderr. Errors on stdout are reported of wrappers and old versions only.";
const READ_AS_QUOTA =
  "Google's word for every 429 is RESOURCE_EXHAUSTED, which the core reads as a quota unless a wait of seconds is told. The one recorded run that was told one was ended while the CLI tried again.";
const NEVER_SILENT =
  "Something is always printed: a record, or a line on stderr. Exit codes alone are read by the vendor's source, no recording has them.";
const REFUSED_AT_START = "Told before the first record, on stderr, in every format.";
const TEXT_AND_JSON =
  "In text and json a failed model call is told on stderr. The recordings of those formats are a refused login, a quota and a turn limit; the path is the same.";

/** Why no recording shows a category on a surface. */
export const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  rate_limit: {
    record: READ_AS_QUOTA,
    stdout: NOT_ON_STDOUT,
    stderr: READ_AS_QUOTA,
    exit: NEVER_SILENT,
  },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: TEXT_AND_JSON, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_AND_JSON, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { record: REFUSED_AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
});
