import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { VersionCertification } from "../../schemas/harness/v1/generated/drift.ts";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import type { Fixture } from "../model/fixture.ts";
import { schemaValidator } from "../schema/schema-validator.ts";
import { DriftImpossible } from "./drift-impossible.ts";
import type { RecordVersion } from "./find-side.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { renderPretty } from "./render-pretty.ts";
import { type DriftRequest, runDrift } from "./run-drift.ts";

const manifest = { id: "opencode", provider: "opencode", recordKeys: ["type"] } as unknown as Manifest;

let fixtures: Fixture[];
let empty: string;
beforeAll(async () => {
  fixtures = (await loadFixtures(join(FIXTURES, "cli-outputs/opencode"))).fixtures;
  empty = await mkdtemp(join(tmpdir(), "cliproof-drift-"));
});
afterAll(() => rm(empty, { recursive: true }));

const holds = async (version: string, own: readonly Fixture[]): Promise<VersionCertification> => ({
  version,
  certified: true,
  fixtures: own.length,
  totals: {},
  broken: [],
});

function request(more: Partial<DriftRequest>): DriftRequest {
  const record: RecordVersion = async () => {
    throw new DriftImpossible("nothing is recorded in this test");
  };
  return {
    cliproof: "0.0.0",
    manifest,
    from: undefined,
    to: undefined,
    scenarios: null,
    only: [],
    fixtures,
    recordInto: empty,
    record,
    certify: holds,
    ...more,
  };
}

const reasons = (drift: Promise<unknown>) =>
  drift.then(
    () => "no reason",
    (thrown) => (thrown instanceof DriftImpossible ? thrown.lines.join("; ") : thrown),
  );

it("compares the oldest recorded version with the newest, and the report fits its schema", async () => {
  const report = await runDrift(request({}));
  expect(schemaValidator("harness/v1/drift.schema.json")(report)).toBeNull();
  expect([report.from.version, report.to.version, report.verdict]).toEqual(["0.5.29", "1.18.33", "holds"]);
  expect(report.certifications.map(({ version }) => version)).toEqual(["1.18.33", "0.5.29"]);
});

it("is broken when the adapter fails on one of the two, and shows what broke with its replay", async () => {
  const certify = async (version: string, own: readonly Fixture[]) => ({
    ...(await holds(version, own)),
    certified: version === "1.18.33",
    broken: [{ invariant: "INV-CLI-ERR-001", fixture: "a", message: "odd <b>`x`", replay: "npm run `x`" }],
  });
  const report = await runDrift(request({ from: "1.3.2", certify }));
  expect(report.verdict).toBe("broken");
  const text = renderPretty(report, { paint: (_style, text) => text });
  expect(text).toContain("NOT CERTIFIED on 1.3.2");
  expect(text).toContain("replay  npm run `x`");
  expect(text).toContain("Adapter does not hold.");
  const page = renderMarkdown(report);
  expect(page).toContain("INV-CLI-ERR-001 on 1.3.2, a: odd &lt;b>`x`\n  - `` npm run `x` ``");
});

it("records a version that is missing, once, and says what could not be recorded", async () => {
  const record = vi.fn<RecordVersion>(async ({ version }) => ({
    version,
    failed: [{ id: `opencode/${version}/auth-401`, reason: "it did not start" }],
  }));
  expect(await reasons(runDrift(request({ to: "1.99.0", record })))).toBe(
    "opencode/1.99.0/auth-401 could not be recorded: it did not start",
  );
  expect(record.mock.calls.map(([wish]) => wish)).toEqual([
    { provider: "opencode", version: "1.99.0", scenarios: undefined, out: empty },
  ]);
});

it("is never green when the recording failed, or nothing can be compared", async () => {
  const record: RecordVersion = async ({ version }) => ({ version, failed: [] });
  expect(await reasons(runDrift(request({ to: "1.99.0", record })))).toBe(
    "there are no fixtures of opencode 1.99.0",
  );
  expect(await reasons(runDrift(request({ scenarios: ["auth-401-plain", "nope"], record })))).toContain(
    "there are no fixtures of opencode 0.5.29 in: nope",
  );
  expect(await reasons(runDrift(request({ from: "newest" })))).toContain("the only version of both sides");
  expect(await reasons(runDrift(request({ fixtures: [] })))).toBe("there is no recorded fixture of opencode");
});

it("asks which version is the latest; one that is recorded is certified alone", async () => {
  const record = vi.fn<RecordVersion>(async () => ({ version: "1.18.33", failed: [] }));
  const report = await runDrift(request({ from: "newest", to: "@latest", record }));
  expect(record.mock.calls.map(([wish]) => wish.scenarios)).toEqual([[]]);
  expect(report).toMatchObject({ differences: 0, verdict: "holds" });
  expect(report.certifications).toHaveLength(1);
});
