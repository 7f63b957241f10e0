import { expect, it } from "vitest";
import { stderrReport } from "./stderr-report.ts";

const REPORT = "/tmp/gemini-client-error-Turn.run-sendMessageStream-2026.json";

it("takes a failed call for one when it names its report, or says why there is none", () => {
  const said = "Error when talking to Gemini API";
  expect(stderrReport(`${said} Full report available at: ${REPORT} Error: x\n`).fatal?.sentence).toBe(
    "Error: x",
  );
  expect(stderrReport(`${said} Additionally, failed to write full error report: x\n`).fatal).not.toBeNull();
});

it("takes no line for one that a tool printed like its beginning (INV-CLI-ERR-003)", () => {
  const stderr = "Error executing tool cat: the log:\nError when talking to Gemini API: 401, twice\n";
  expect(stderrReport(stderr)).toMatchObject({ fatal: null, rest: "" });
});
