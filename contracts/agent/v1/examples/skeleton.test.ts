import { expect, it } from "vitest";
import { providerFixtures } from "../../../../harness/corpus/provider-fixtures.ts";
import contract from "../../../../harness/hosts/agent/contract.ts";
import { brokenByHost } from "../../../../harness/teeth/broken-by-host.ts";
import * as skeleton from "./skeleton.ts";

/**
 * What the document's own sketch does not keep: it takes exit code 0 for a success, so that a stream that was cut off
 * is the answer "undefined" and a CLI that read nothing has answered with nothing; it knows no signal, forgets the
 * first of two children, reads stderr when all is over, drops the cost, and has a system prompt ahead of the prompt
 * though there is a flag. What its capabilities deny (usage, quota, activity) is not asked of it.
 */
const BROKEN_BY_SKELETON = [
  "INV-AGENT-ABORT-001",
  "INV-AGENT-ERR-003",
  "INV-AGENT-LIFE-003",
  "INV-AGENT-LIMIT-001",
  "INV-AGENT-RESULT-002",
  "INV-AGENT-STDIN-002",
  "INV-AGENT-SYSTEM-001",
];

it("breaks the promises that it only sketches, and keeps the others", async () => {
  const picked = contract.pick(skeleton);
  if (!picked.ok) throw new Error(picked.problem);
  const { fixtures } = await providerFixtures("claude", null);
  expect(await brokenByHost("agent", picked.host, fixtures)).toEqual(BROKEN_BY_SKELETON);
});
