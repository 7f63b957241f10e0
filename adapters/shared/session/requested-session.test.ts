import { describe, expect, it } from "vitest";
import { isOtherSession } from "./requested-session.ts";

const UUID = "00000000-0000-4000-8000-000000000000";
const OTHER = "01a21f6d-edea-7d92-8c9e-44af8a0bfd24";

describe("isOtherSession", () => {
  it.each([
    ["another id of the same form", OTHER, { id: UUID }, true],
    ["the id that was asked for", UUID, { id: UUID }, false],
    ["a fork, which has an id of its own", OTHER, { id: UUID, fork: true }, false],
    ["a session asked for by its name", OTHER, { id: "my-thread" }, false],
    ["a session asked for by its file", OTHER, { id: "/home/user/sessions/a.jsonl" }, false],
    ["the newest session", OTHER, { id: null }, false],
    ["no session asked for", OTHER, null, false],
    ["nothing known", OTHER, undefined, false],
    ["no id reported", null, { id: UUID }, false],
  ])("%s", (_what, id, requested, expected) => {
    expect(isOtherSession(id, requested)).toBe(expected);
  });
});
