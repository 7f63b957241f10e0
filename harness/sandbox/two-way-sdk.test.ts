import { expect, it } from "vitest";
import { certifyTarget } from "../certify/certify-target.ts";
import { BROKEN } from "../certify/verdict.ts";
import { providerFixtures } from "../corpus/provider-fixtures.ts";
import { moduleTarget } from "../driver/module-target.ts";
import { parsingTarget } from "./black-box-target.ts";
import { twoWaySdk } from "./testing/two-way-sdk.ts";

/** A good run, tools, a refused permission, two turns, a killed run, and a reset as a time of day. */
const SCENARIOS = [
  "claude/2.1.332/success-text",
  "claude/2.1.332/tool-use",
  "claude/2.1.332/permission-prompt-deny",
  "claude/2.1.332/two-turns-one-process",
  "claude/2.1.332/auth-401",
  "claude/2.0.76/sigterm",
  "claude/2.0.76/oauth-limit-5h-429",
];

it("a correct SDK over the two-way protocol is certified, whatever it is asked", {
  timeout: 180_000,
}, async () => {
  const { corpus } = await providerFixtures("claude", null);
  const fixtures = corpus.filter(({ id }) => SCENARIOS.includes(id));
  expect(fixtures).toHaveLength(SCENARIOS.length);
  const target = await parsingTarget(moduleTarget(twoWaySdk));
  const cases = await certifyTarget(target, fixtures, { seed: 1, runs: 2, corpus });
  expect(cases.filter(({ verdict }) => BROKEN.has(verdict))).toEqual([]);
  const passed = cases.filter(({ verdict }) => verdict === "passed").map(({ invariant }) => invariant);
  expect(new Set(passed).size).toBeGreaterThan(30);
});
