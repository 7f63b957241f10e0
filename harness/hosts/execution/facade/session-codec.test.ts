import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import pi from "../../../../adapters/pi/index.ts";
import { providerFacts } from "./registry/provider-table.ts";
import { sessionCodec } from "./session-codec.ts";

const ofClaude = sessionCodec(providerFacts(claude), "resumeId");
const ofPi = sessionCodec(providerFacts(pi), "sessionFile");

it("keeps its own key and nothing else", () => {
  expect(ofClaude.serialize({ resumeId: "a1", other: 1 })).toEqual({ resumeId: "a1" });
  expect(ofClaude.deserialize({ resumeId: "a1", other: 1 })).toEqual({ resumeId: "a1" });
});

it.each([null, "a1", ["a1"], { resumeId: "" }, { resumeId: 7 }, { sessionId: "a1" }])(
  "makes nothing of %j",
  (raw) => {
    expect(ofClaude.deserialize(raw)).toBeNull();
  },
);

it("shows the provider and 8 characters of an id, and the name of a file", () => {
  expect(ofClaude.getDisplayId?.({ resumeId: "a1b2c3d4-e5f6" })).toBe("Claude · a1b2c3d4");
  expect(ofPi.getDisplayId?.({ sessionFile: "/home/user/.cabinet/pi-sessions/run-7.json" })).toBe("run-7");
  expect(ofPi.getDisplayId?.({})).toBeNull();
});
