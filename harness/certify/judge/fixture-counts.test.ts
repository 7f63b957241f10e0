import { expect, it } from "vitest";
import type { Fixture } from "../../model/fixture.ts";
import { fixtureCounts } from "./fixture-counts.ts";

const EXIT = { code: 0, signal: null, timedOut: false, aborted: false };

function fixture(id: string, provenance: object, expected: object): Fixture {
  return { id, manifest: { id, provenance }, expected: { exit: EXIT, ...expected } } as unknown as Fixture;
}

const READ = fixture("a/1/read", { kind: "recorded" }, { status: "ok" });
const DISPUTED = fixture("a/1/disputed", { kind: "recorded" }, { status: { anyOf: ["ok", "error"] } });
const UNREAD = fixture("a/1/unread", { kind: "recorded" }, { note: "Nobody read it." });
const REPORTED = fixture("a/reported/one", { kind: "reported" }, { status: "ok" });
const derived = (from: string) => fixture("a/derived/one", { kind: "derived", from }, { status: "error" });

it.each([
  ["all recorded runs are read", [READ, DISPUTED, REPORTED], undefined],
  ["none is recorded", [REPORTED, derived("a/1/read")], undefined],
  ["no recorded run is read, whatever is reported", [UNREAD, REPORTED], 0],
  ["some are read", [UNREAD, READ], 1],
  ["one was changed, and then read", [UNREAD, derived("a/1/unread")], 1],
  ["what is read was made of a report", [UNREAD, REPORTED, derived("a/reported/one")], 0],
])("reports how many prove something: %s", (_, fixtures, proving) => {
  expect(fixtureCounts(fixtures).proving).toBe(proving);
});

it("counts by provenance", () => {
  expect(fixtureCounts([READ, UNREAD, REPORTED, derived("a/1/read")])).toEqual({
    ...{ total: 4, recorded: 2, derived: 1, reported: 1 },
    proving: 2,
  });
});
