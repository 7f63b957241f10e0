import fc from "fast-check";
import { expect, it } from "vitest";
import type { Outcome, Session } from "../../contracts/cli/v1/adapter.ts";
import { sessionCodec } from "./index.ts";
import { healthCheck } from "./invocation.ts";

const outcome = (session: Session | null): Outcome => ({
  status: "ok",
  content: "",
  messages: [],
  tools: [],
  session,
  exit: { code: 0, signal: null, timedOut: false, aborted: false },
});

it("gives back the id that it stored, and shows it as a person types it", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      const state = sessionCodec.serialize(outcome({ id }))!;
      expect(sessionCodec.deserialize(JSON.parse(JSON.stringify(state)))).toEqual({ id });
      expect(sessionCodec.displayId(state)).toBe(id);
    }),
  );
});

it("stores nothing of a session that is to be forgotten", () => {
  expect(sessionCodec.serialize(outcome({ id: "s-1", clear: true }))).toBeNull();
  expect(sessionCodec.serialize(outcome({ id: null }))).toBeNull();
  expect(sessionCodec.serialize(outcome(null))).toBeNull();
});

it("takes back only what it wrote", () => {
  const strange = [
    null,
    "s-1",
    7,
    [],
    {},
    { resumeId: 7 },
    { resumeId: "" },
    { resumeId: "s-1", threadId: "t" },
  ];
  for (const state of strange) expect(sessionCodec.deserialize(state)).toBeNull();
});

it("reads the version that claude prints, and no other program's", () => {
  expect(healthCheck.parseVersion("2.1.332 (Claude Code)\n")).toBe("2.1.332");
  expect(healthCheck.parseVersion("v20.20.2\n")).toBeNull();
});
