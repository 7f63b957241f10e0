import { withNotSpawned } from "../shared/errors/not-spawned.ts";

const RECORD =
  "Nobody recorded it: the fixtures are written from documents and reports, which show nothing for certain.";
const STDOUT =
  "The body is JSON or an event stream. Where a gateway answers with a page, the status line tells.";
const STDERR =
  "Nobody recorded it. The status line and the connection's own failures stand there, by reported fixtures.";
const EXIT = "Nobody recorded it. An end without a word is a stream that broke off, a timeout or an abort.";
const LOCAL = "Told before anything is sent, by the shell: a bad address, a missing key.";

const api = { record: RECORD, stdout: STDOUT, stderr: STDERR, exit: EXIT };

/** Why no recording shows a category on a surface: there is no recording, since each would need an account. */
export const errorCoverage = withNotSpawned({
  quota: api,
  rate_limit: api,
  authentication: api,
  validation: api,
  network: api,
  server: api,
  timeout: api,
  not_found: api,
  configuration: { record: LOCAL, stdout: LOCAL, stderr: LOCAL, exit: LOCAL },
  unknown: api,
});
