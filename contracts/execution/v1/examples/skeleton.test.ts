import { expect, it } from "vitest";
import { providerFixtures } from "../../../../harness/corpus/provider-fixtures.ts";
import contract from "../../../../harness/hosts/execution/contract.ts";
import { brokenByHost } from "../../../../harness/teeth/broken-by-host.ts";
import * as skeleton from "./skeleton.ts";

/**
 * What the document's own claude adapter does not keep: each read is decoded on its own, a callback that throws takes
 * the host along, a failure is looked for in the exit code and on stderr alone (claude says it on stdout, some with
 * exit 0, and a run that was ended says nothing), no sentence about a model has a kind, and a CLI that is not there is
 * a rejection.
 */
const BROKEN_BY_SKELETON = [
  "INV-EXECUTION-CALLBACK-001",
  "INV-EXECUTION-CALLBACK-004",
  "INV-EXECUTION-ERR-002",
  "INV-EXECUTION-ERR-003",
  "INV-EXECUTION-PROC-001",
  "INV-EXECUTION-RESULT-001",
  "INV-EXECUTION-RESULT-004",
  "INV-EXECUTION-RUN-002",
];

it("breaks the promises that it only sketches, and keeps the others", async () => {
  const picked = contract.pick(skeleton);
  if (!picked.ok) throw new Error(picked.problem);
  const { fixtures } = await providerFixtures("claude", null);
  expect(await brokenByHost("execution", picked.host, fixtures)).toEqual(BROKEN_BY_SKELETON);
});
