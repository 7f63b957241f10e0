import { expect, it } from "vitest";
import { providerFixtures } from "../../../../harness/certify/provider-fixtures.ts";
import { brokenByHost } from "../../../../harness/hosts/broken-by-host.ts";
import contract from "../../../../harness/hosts/session/contract.ts";
import * as skeleton from "./skeleton.ts";

/** What the document's own sketch does not keep. */
const BROKEN_BY_SKELETON: string[] = [];

it("breaks the promises that it only sketches, and keeps the others", async () => {
  const picked = contract.pick(skeleton);
  if (!picked.ok) throw new Error(picked.problem);
  const { fixtures } = await providerFixtures("claude", null);
  expect(await brokenByHost("session", picked.host, fixtures)).toEqual(BROKEN_BY_SKELETON);
});
