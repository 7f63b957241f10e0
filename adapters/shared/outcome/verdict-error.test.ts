import { expect, test } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../errors/error-evidence.ts";
import { verdictError } from "./verdict-error.ts";

const EXIT: Exit = { code: 1, signal: null, timedOut: false, aborted: false };
const LIMIT: ErrorEvidence = {
  place: "stderr",
  text: "API Error: 429 Rate limit reached, retry after 3 seconds",
};

test("a record or other evidence decides the class", () => {
  expect(
    verdictError("record", [{ place: "record", code: "overloaded_error", text: "Busy" }], EXIT),
  ).toMatchObject({
    kind: "overloaded",
    evidence: "record",
    message: "Busy",
  });
  expect(verdictError("evidence", [LIMIT], EXIT)).toMatchObject({ kind: "rate_limited", evidence: "stderr" });
});

test("no evidence leaves it unknown and reports how the process ended", () => {
  expect(verdictError("evidence", [], EXIT)).toMatchObject({
    kind: "unknown",
    evidence: "exit",
    message: "The CLI exited with code 1 and gave no reason",
  });
  expect(verdictError("evidence", [], { ...EXIT, code: null, signal: "SIGSEGV" }).message).toContain(
    "SIGSEGV",
  );
});

test("an ended run keeps its kind and takes the details that were shown", () => {
  expect(verdictError("timeout", [LIMIT], { ...EXIT, timedOut: true })).toMatchObject({
    kind: "timeout",
    category: "timeout",
    evidence: "exit",
    httpStatus: 429,
    retryAfterMs: 3000,
    message: LIMIT.text,
  });
  expect(verdictError("cancelled", [], { ...EXIT, aborted: true })).toMatchObject({
    kind: "cancelled",
    message: "The CLI was aborted without a final record of its own",
  });
  expect(verdictError("stream_truncated", [], { ...EXIT, code: 0 })).toMatchObject({
    kind: "stream_truncated",
    category: "network",
    message: "The CLI exited with code 0 without a final record of its own",
  });
});

test("an aborted run is cancelled unless its record names a cause", () => {
  const aborted = { ...EXIT, code: 0, aborted: true };
  expect(
    verdictError("record-or-cancelled", [{ place: "record", text: "Execution error" }], aborted).kind,
  ).toBe("cancelled");
  expect(verdictError("record-or-cancelled", [{ place: "record", httpStatus: 429 }], aborted).kind).toBe(
    "rate_limited",
  );
});
