import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const ON_STDOUT =
  "Only the text mode of 0.36 prints errors on stdout; its failures are known from the vendor's source, none was recorded.";
const TEXT_MODE =
  "In record formats a failed model call is a record. Text mode prints its sentence on stderr; recorded for a rate limit only, the path is the same.";
const REFUSAL_IN_TEXT = "A refusal to start stands on stderr in every format; none was recorded on stdout.";
const NEVER_SILENT =
  "Something is always printed first: a record, or the notice on stderr that stdin is read. Silence was not recorded.";

/** Why no recording shows a category on a surface. */
export const errorCoverage = withNotSpawned({
  quota: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { stdout: ON_STDOUT, exit: NEVER_SILENT },
  authentication: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  validation: { stdout: REFUSAL_IN_TEXT, exit: NEVER_SILENT },
  network: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  server: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: ON_STDOUT, exit: NEVER_SILENT },
  not_found: { stdout: REFUSAL_IN_TEXT, exit: NEVER_SILENT },
  configuration: { stdout: REFUSAL_IN_TEXT, exit: NEVER_SILENT },
  unknown: {
    stdout: ON_STDOUT,
    stderr: "Every stderr sentence that was recorded belongs to a category.",
    exit: NEVER_SILENT,
  },
});
