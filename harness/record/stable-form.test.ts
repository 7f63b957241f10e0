import { expect, it } from "vitest";
import type { Fixture } from "../model/fixture.ts";
import { recordingDifferences } from "./stable-form.ts";

/** As much of a fixture as is compared. */
function fixture(stdout: string | object, stderr = "", expected = {}): Fixture {
  const text = typeof stdout === "string" ? stdout : `${JSON.stringify(stdout)}\n`;
  const whole = { manifest: { provenance: {} }, stdout: Buffer.from(text), stderr: Buffer.from(stderr) };
  return { ...whole, expected } as unknown as Fixture;
}

it("leaves out a field by its name, and its value wherever else it stands", () => {
  const [one, two] = ["abc-123", "def-456"].map((id) => fixture({ type: "a", id }, `resume ${id}\n`));
  expect(recordingDifferences(one!, two!, { volatile: ["id"] })).toEqual([]);
  expect(recordingDifferences(one!, two!, { volatile: [] })).toHaveLength(2);
});

it("finds a field in a list, in a record on several lines, and in one that is cut off", () => {
  const shapes = [
    (id: string) => JSON.stringify([{ id }]),
    (id: string) => JSON.stringify({ id, took: id.length }, null, 2),
    (id: string) => `{"a":1,"id":"${id}","text":"and so`,
  ];
  for (const shape of shapes) {
    const [one, two] = ["abc-12", "def-45"].map((id) => fixture(shape(id), `resume ${id}\n`));
    expect(recordingDifferences(one!, two!, { volatile: ["id"] })).toEqual([]);
    expect(recordingDifferences(one!, two!, { volatile: [] })).toHaveLength(2);
  }
});

it("leaves out a field in one type of record alone, whatever it holds", () => {
  const [one, two] = [1, 2].map((usage) => fixture({ type: "update", usage: { usage } }));
  expect(recordingDifferences(one!, two!, { volatile: ["update.usage"] })).toEqual([]);
  expect(recordingDifferences(one!, two!, { volatile: ["end.usage"] })).toHaveLength(1);
});

it("leaves out times and durations in sentences, and no word that is nothing else", () => {
  const told = (after: string) => ({ type: "error", text: `gave up after ${after}` });
  const both = (a: string, b: string) =>
    recordingDifferences(fixture(told(a)), fixture(told(b)), { volatile: [] });
  expect(both("5.71 seconds", "5.5 seconds")).toEqual([]);
  expect(both("2026-11-29T03-52-34-805Z", "2026-11-29T03-52-45-784Z")).toEqual([]);
  expect(both("5 tries", "6 tries")).toHaveLength(1);
  expect(recordingDifferences(fixture({ in: "1s" }), fixture({ in: "2s" }), { volatile: [] })).toHaveLength(
    1,
  );
});

it("leaves out lines that come and go, where the recipe knows them", () => {
  const [quick, slow] = [fixture("", "ready\n"), fixture("", "slow start\nready\n")];
  expect(recordingDifferences(quick, slow, { volatile: [], passing: [/^slow start$/] })).toEqual([]);
  expect(recordingDifferences(quick, slow, { volatile: [] })).toHaveLength(1);
});

it("compares some files alone where it is asked to", () => {
  const [one, two] = [fixture("longer\n"), fixture("long")];
  expect(recordingDifferences(one, two, { volatile: [] }, ["expected.json"])).toEqual([]);
});

const started = (id: string) => ({ ids: [id], states: { [id]: "running" }, list: [1, 2] });

it("takes the values of a list by its name, and finds them where they are names of fields", () => {
  const [one, two] = [fixture(started("agent-one")), fixture(started("agent-two"))];
  expect(recordingDifferences(one, two, { volatile: ["ids"] })).toEqual([]);
  expect(recordingDifferences(one, two, { volatile: [] })).toHaveLength(1);
});

it("sees that a list has grown", () => {
  const [one, two] = [fixture({ ids: ["agent-one"] }), fixture({ ids: ["agent-one", "agent-two"] })];
  expect(recordingDifferences(one, two, { volatile: ["ids"] })).toHaveLength(1);
});

it("knows an id again that a plain line told", () => {
  const [one, two] = ["01a2255e-3f39-75b0-90fa-9b6338e7c6ec", "01a2255e-3d78-7972-8bc5-754391ea8ce6"].map(
    (id) => fixture({}, `session id: ${id}\n`, { session: { id } }),
  );
  expect(recordingDifferences(one!, two!, { volatile: [] })).toEqual([]);
});

it("does not mind the order of a record's fields", () => {
  expect(recordingDifferences(fixture({ a: 1, b: 2 }), fixture({ b: 2, a: 1 }), { volatile: [] })).toEqual(
    [],
  );
});

it("knows how long something took in a plain line", () => {
  const [one, two, three] = ["ls succeeded in 26ms:\n", "ls succeeded in 6ms:\n", "ls failed in 6ms:\n"].map(
    (line) => fixture({}, line),
  );
  expect(recordingDifferences(one!, two!, { volatile: [] })).toEqual([]);
  expect(recordingDifferences(one!, three!, { volatile: [] })).toHaveLength(1);
});
