import { expect, it } from "vitest";
import { providerFixtures } from "../../../../harness/corpus/provider-fixtures.ts";
import contract from "../../../../harness/hosts/session/contract.ts";
import { brokenByHost } from "../../../../harness/teeth/broken-by-host.ts";
import * as skeleton from "./skeleton.ts";

/**
 * What the document's own sketch does not keep. Its diff knows neither new and committed files nor what a person
 * changed before, nor the last edit; its words for risks count wherever they stand, and nothing looks at git or at the
 * size of a diff; a session that never started, a second one and input for none are taken; what ignores a hangup lives
 * on; the host's whole environment goes along; room and branch of a task are forgotten, a listener that throws stops
 * the others, and nothing is done where the terminal fails.
 */
const BROKEN_BY_SKELETON = [
  "INV-SESSION-DEGRADE-001",
  "INV-SESSION-ENV-001",
  "INV-SESSION-EVENT-002",
  "INV-SESSION-FILES-001",
  "INV-SESSION-FILES-002",
  "INV-SESSION-FILES-003",
  "INV-SESSION-FILES-004",
  "INV-SESSION-FOREMAN-001",
  "INV-SESSION-INPUT-002",
  "INV-SESSION-POLICY-002",
  "INV-SESSION-POLICY-003",
  "INV-SESSION-POLICY-004",
  "INV-SESSION-POLICY-005",
  "INV-SESSION-START-002",
  "INV-SESSION-START-003",
  "INV-SESSION-START-004",
  "INV-SESSION-STOP-001",
];

it("breaks the promises that it only sketches, and keeps the others", async () => {
  const picked = contract.pick(skeleton);
  if (!picked.ok) throw new Error(picked.problem);
  const { fixtures } = await providerFixtures("claude", null);
  expect(await brokenByHost("session", picked.host, fixtures)).toEqual(BROKEN_BY_SKELETON);
});
