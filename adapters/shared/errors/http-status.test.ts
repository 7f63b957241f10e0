import fc from "fast-check";
import { expect, test } from "vitest";
import figures from "../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { httpStatusIn } from "./http-status.ts";

test.each(figures.httpStatus)("$text: $httpStatus", ({ text, httpStatus }) =>
  expect(httpStatusIn(text)).toBe(httpStatus),
);

test.each([
  ["first HTTP 500, then HTTP 429", 500],
  ["a non-SSE response (HTTP 200, Content-Type: text/html)", 200],
  ["404 page not found", 404],
  ['{"status":503}', 503],
  ['"{\\"error\\":{\\"code\\":401}}"', 401],
  ["503 files changed", null],
  ["HTTP/2", null],
  ["", null],
])("%s: %s", (text, status) => expect(httpStatusIn(text)).toBe(status));

test("never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void httpStatusIn(text)));
  expect(
    httpStatusIn(`${"exit ".repeat(20_000)}${"status ".repeat(20_000)}${"4".repeat(20_000)}`),
  ).toBeNull();
});
