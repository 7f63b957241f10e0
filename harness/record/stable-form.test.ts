import { expect, it } from "vitest";
import type { Fixture } from "../corpus/fixture.ts";
import { recordingDifferences } from "./stable-form.ts";

function fixture(stdout: object, stderr = "", expected = {}): Fixture {
  const manifest = { chunks: [], sha256: {}, provenance: { kind: "recorded", capturedAt: null } };
  const bytes = Buffer.from(`${JSON.stringify(stdout)}\n`);
  return { manifest, expected, stdout: bytes, stderr: Buffer.from(stderr) } as unknown as Fixture;
}

const started = (id: string) => ({ ids: [id], states: { [id]: "running" }, list: [1, 2] });

it("takes the values of a list by its name, and finds them where they are names of fields", () => {
  const [one, two] = [fixture(started("agent-one")), fixture(started("agent-two"))];
  expect(recordingDifferences(one, two, ["ids"])).toEqual([]);
  expect(recordingDifferences(one, two, [])).toHaveLength(1);
});

it("sees that a list has grown", () => {
  const [one, two] = [fixture({ ids: ["agent-one"] }), fixture({ ids: ["agent-one", "agent-two"] })];
  expect(recordingDifferences(one, two, ["ids"])).toHaveLength(1);
});

it("knows an id again that a plain line told", () => {
  const [one, two] = ["01a2255e-3f39-75b0-90fa-9b6338e7c6ec", "01a2255e-3d78-7972-8bc5-754391ea8ce6"].map(
    (id) => fixture({}, `session id: ${id}\n`, { session: { id } }),
  );
  expect(recordingDifferences(one!, two!, [])).toEqual([]);
});

it("does not mind the order of a record's fields", () => {
  expect(recordingDifferences(fixture({ a: 1, b: 2 }), fixture({ b: 2, a: 1 }), [])).toEqual([]);
});

it("knows how long something took in a plain line", () => {
  const [one, two, three] = ["ls succeeded in 26ms:\n", "ls succeeded in 6ms:\n", "ls failed in 6ms:\n"].map(
    (line) => fixture({}, line),
  );
  expect(recordingDifferences(one!, two!, [])).toEqual([]);
  expect(recordingDifferences(one!, three!, [])).toHaveLength(1);
});
