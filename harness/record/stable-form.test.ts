import { expect, it } from "vitest";
import type { Fixture } from "../corpus/fixture.ts";
import { recordingDifferences } from "./stable-form.ts";

function fixture(stdout: object): Fixture {
  const manifest = { chunks: [], sha256: {}, provenance: { kind: "recorded", capturedAt: null } };
  const bytes = Buffer.from(`${JSON.stringify(stdout)}\n`);
  return { manifest, expected: {}, stdout: bytes, stderr: Buffer.alloc(0) } as unknown as Fixture;
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
