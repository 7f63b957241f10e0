import type { Manifest } from "../../contracts/cli/v1/adapter.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts, the titles of tools and notices of retries, never the reason of a failure: text mode prints that on stderr.";
const BY_RECORD =
  "In text mode the sentence of the error record stands on stderr. The text runs that were recorded are a refused login, a rate limit, a server error, a network error and an empty answer; the path is the same.";
const NEVER_SILENT =
  "A record or a line on stderr tells of every failure. Both stay silent only where the process is ended from outside.";
const AT_START = "Told before the first record, on stderr, in every format.";
const NOT_SPAWNED =
  "The recordings start a CLI that is there. What the operating system refuses to start is the shell's to classify.";
const ENDED_FROM_OUTSIDE =
  "The recorded runs that were ended from outside had printed records or text before, or an abort record and a line on stderr.";
const ENDED_SILENTLY =
  "A run that is ended from outside prints nothing on stderr, where its launcher was started.";

const ALWAYS_NAMED =
  "Every line of stderr that was recorded says what is wrong; the one of an interrupted run stands beside a record that tells more.";

/** Why no recording shows a category on a surface. */
export const errorCoverage: NonNullable<Manifest["errorCoverage"]> = {
  quota: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  rate_limit: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  authentication: { exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  network: { exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  server: { exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  timeout: { stderr: ENDED_SILENTLY, exit: ENDED_FROM_OUTSIDE, spawn: NOT_SPAWNED },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  configuration: { record: AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
  unknown: { stderr: ALWAYS_NAMED, exit: NEVER_SILENT, spawn: NOT_SPAWNED },
};
