import { withNotSpawned } from "../errors/not-spawned.ts";

const REPORTED =
  "The CLI cannot be installed any more and was never recorded: reported fixtures show it, and those are no proof.";
const AT_START = "Told on stderr before a model is asked, never by a record.";
const BY_RECORD = "Told by a message of the assistant's, or by the error of the --json document, never here.";
const NOT_ON_STDOUT =
  "Outside of messages stdout holds the notice of an interactive start without a key, and the word of a CLI that was ended by SIGTERM.";
const NEVER_SILENT = "A message or a line tells of every failure, unless the process is ended from outside.";

/** Why no recording shows a category on a surface. */
export const errorCoverage = withNotSpawned({
  quota: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  rate_limit: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  authentication: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: NEVER_SILENT },
  validation: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: NEVER_SILENT },
  network: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: REPORTED },
  server: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  timeout: { record: REPORTED, stdout: REPORTED, stderr: BY_RECORD, exit: REPORTED },
  not_found: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: NEVER_SILENT },
  configuration: { record: REPORTED, stdout: REPORTED, stderr: AT_START, exit: NEVER_SILENT },
  unknown: { record: REPORTED, stdout: NOT_ON_STDOUT, stderr: REPORTED, exit: REPORTED },
});
