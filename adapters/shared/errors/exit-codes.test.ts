import { describe, expect, it } from "vitest";
import { type ExitCodes, exitEvidence } from "./exit-codes.ts";

const codes: ExitCodes = {
  cli: "lab",
  own: new Map([[53, ["LimitError", "its turns ran out"]]]),
  endsWithStatus: true,
};

describe("exitEvidence", () => {
  it("reads a code of the CLI's own", () => {
    const text = "lab exited with code 53: its turns ran out (LimitError)";
    expect(exitEvidence(53, codes)).toEqual({ place: "exit", text, code: "LimitError" });
  });

  it("reads what is left of an HTTP status, where the CLI ends with one", () => {
    expect(exitEvidence(429 % 256, codes)).toMatchObject({ code: "too_many_requests" });
    expect(exitEvidence(429 % 256, { ...codes, endsWithStatus: false })).toBeNull();
  });

  it.each([null, 0, 1, 130, 137, 143])("says nothing of %s", (code) => {
    expect(exitEvidence(code, codes)).toBeNull();
  });
});
