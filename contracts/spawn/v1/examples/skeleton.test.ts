import { expect, it } from "vitest";
import { providerFixtures } from "../../../../harness/corpus/provider-fixtures.ts";
import contract from "../../../../harness/hosts/spawn/contract.ts";
import { brokenByHost } from "../../../../harness/teeth/broken-by-host.ts";
import * as skeleton from "./skeleton.ts";

/**
 * What the document's own sketch does not keep: the status that older versions print in a sentence and not in
 * `api_error_status`, the reason on stderr is never read, usage names no provider (so its shape is another one too), a listener is never reported, each
 * read is decoded on its own, the system prompt is dropped, a signal counts as 0, and its helper for telemetry is not among its exports.
 */
const BROKEN_BY_SKELETON = [
  "INV-SPAWN-ERR-002",
  "INV-SPAWN-ERR-003",
  "INV-SPAWN-PROC-002",
  "INV-SPAWN-REQUEST-001",
  "INV-SPAWN-RESULT-001",
  "INV-SPAWN-RESULT-002",
  "INV-SPAWN-SHAPE-002",
  "INV-SPAWN-USAGE-001",
];

it("breaks the promises that it only sketches, and keeps the others", async () => {
  const picked = contract.pick(skeleton);
  if (!picked.ok) throw new Error(picked.problem);
  const { fixtures } = await providerFixtures("claude", null);
  expect(await brokenByHost("spawn", picked.host, fixtures)).toEqual(BROKEN_BY_SKELETON);
});
