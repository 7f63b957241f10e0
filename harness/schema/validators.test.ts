import { describe, expect, it } from "vitest";
import { validator } from "./validators.ts";

const outcome = {
  status: "ok",
  content: "Hi",
  messages: [],
  tools: [],
  exit: { code: 0, signal: null, timedOut: false, aborted: false },
};

describe("validator", () => {
  it.each([
    "cli/v1/outcome",
    "cli/v1/activity-event",
    "cli/v1/manifest",
    "cli/v1/request",
    "harness/v1/report",
  ])("compiles %s with everything it refers to", (name) => {
    expect(validator(name)("no object")).not.toEqual([]);
  });

  it("returns no problem for a valid value", () => {
    expect(validator("cli/v1/outcome")(outcome)).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    [
      "a wrong word",
      { ...outcome, status: "fine" },
      /^\/status must be equal to one of the allowed values "ok", "error"$/,
    ],
    ["an unknown field", { ...outcome, contents: 1 }, /^\/ must NOT have additional properties "contents"$/],
    [
      "a missing field two levels down",
      { ...outcome, exit: { code: 0 } },
      /^\/exit must have required property/,
    ],
    ["an error without error", { ...outcome, status: "error", content: null }, /required property 'error'/],
    ["an error with content", { ...outcome, status: "error" }, /^\/content must be null$/],
  ])("names %s with its path", (_name, value, problem) => {
    expect(validator("cli/v1/outcome")(value)).toContainEqual(expect.stringMatching(problem));
  });

  it("says which schemas there are when one is unknown", () => {
    expect(() => validator("cli/v1/nothing")).toThrow(
      /no schema cli\/v1\/nothing; there are: .*cli\/v1\/outcome/,
    );
  });
});
