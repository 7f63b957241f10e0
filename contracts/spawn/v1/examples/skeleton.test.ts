import { describe, expect, it } from "vitest";
import { providerFixtures } from "../../../../harness/certify/provider-fixtures.ts";
import { BROKEN } from "../../../../harness/certify/verdict.ts";
import type { CorpusCheck } from "../../../../harness/checks/check.ts";
import { PROJECT_ROOT } from "../../../../harness/cli/project-root.ts";
import { loadHostChecks } from "../../../../harness/hosts/load-host-contract.ts";
import { hostTarget } from "../../../../harness/hosts/open-host.ts";
import { runHostChecks } from "../../../../harness/hosts/run-host-checks.ts";
import contract from "../../../../harness/hosts/spawn/contract.ts";
import * as skeleton from "./skeleton.ts";

/**
 * What the document's own sketch does not keep: the status that older versions print in a sentence and not in
 * `api_error_status`, the reason on stderr is never read, usage names no provider, a listener
 * is never told, a signal counts as 0, and its helper for telemetry is not among its exports.
 */
const BROKEN_BY_SKELETON = [
  "INV-SPAWN-ERR-002",
  "INV-SPAWN-ERR-003",
  "INV-SPAWN-PROC-002",
  "INV-SPAWN-RESULT-002",
  "INV-SPAWN-USAGE-001",
];

describe("the skeleton of the document", () => {
  it("breaks the promises that it only sketches, and keeps the others", async () => {
    const picked = contract.pick(skeleton);
    if (!picked.ok) throw new Error(picked.problem);
    const target = hostTarget(picked.host, contract.identify(picked.host));
    const { fixtures } = await providerFixtures("claude", null);
    const checks = (await loadHostChecks(PROJECT_ROOT, "spawn")) as CorpusCheck[];
    const results = await runHostChecks(checks, target, fixtures);
    const broken = results.filter(({ result }) => BROKEN.has(result.verdict)).map((one) => one.invariant);
    expect(broken.toSorted()).toEqual(BROKEN_BY_SKELETON);
  });
});
