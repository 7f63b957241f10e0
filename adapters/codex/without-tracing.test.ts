import { expect, it } from "vitest";
import { withoutTracing } from "./without-tracing.ts";

const REFRESH = `2026-04-06T14:14:37.595188Z ERROR codex_core::auth: Failed to refresh token: 401 Unauthorized: {
  "error": {
    "code": "refresh_token_reused"
  }
}
`;

it("leaves out what a log line quotes, and keeps the lines around it", () => {
  const stderr = `Reading prompt from stdin...\n${REFRESH}${REFRESH}ERROR: Your access token\nWarning: none`;
  expect(withoutTracing(stderr)).toBe(
    "Reading prompt from stdin...\nERROR: Your access token\nWarning: none",
  );
});

it("keeps a blank line and an error behind a log line", () => {
  const line = "2026-04-06T14:14:37.595188Z  WARN codex_core: slow\n";
  expect(withoutTracing(`${line}\nthread 'main' panicked at x`)).toBe("\nthread 'main' panicked at x");
  expect(withoutTracing(line.trimEnd())).toBe("");
});
