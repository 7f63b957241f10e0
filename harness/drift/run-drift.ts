import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import type { DriftReport, VersionCertification } from "../../schemas/harness/v1/generated/drift.ts";
import { corpusSha256 } from "../corpus/corpus-sha256.ts";
import type { Fixture } from "../model/fixture.ts";
import { providerOf } from "../model/target.ts";
import { compareVersions, countDifferences } from "./compare-versions.ts";
import { DriftImpossible } from "./drift-impossible.ts";
import { recordedVersions } from "./drift-versions.ts";
import { findSide, type RecordVersion } from "./find-side.ts";

export interface DriftRequest {
  /** Version of cliproof. */
  cliproof: string;
  manifest: Manifest;
  /** Exact, `oldest`, `newest` (recorded) or `latest` (published); the oldest recorded by default. */
  from: string | undefined;
  /** As `from`; the newest recorded by default. */
  to: string | undefined;
  /** Null: all. */
  scenarios: readonly string[] | null;
  /** Every fixture of the provider that is there. */
  fixtures: readonly Fixture[];
  recordInto: string;
  record: RecordVersion;
  /** Words that choose invariants, as `--only` takes them; none for all. */
  only: readonly string[];
  /** Certifies the adapter on the fixtures of one version. */
  certify(version: string, fixtures: readonly Fixture[]): Promise<VersionCertification>;
}

/**
 * Compares two versions of a CLI and certifies the adapter on both.
 *
 * @throws DriftImpossible when a version has no fixtures and gets none, or when both have no scenario in common.
 */
export async function runDrift(request: DriftRequest): Promise<DriftReport> {
  const { manifest } = request;
  const provider = providerOf(manifest);
  const from = await versionOf(request.from ?? "oldest", provider, request);
  const to = await versionOf(request.to ?? "newest", provider, request);
  if (from === to && ![request.from, request.to].some(isLatest)) {
    throw new DriftImpossible(
      `${provider} ${from} is the only version of both sides: name another one with --from or --to`,
    );
  }
  const side = (version: string) => findSide({ ...request, provider, version });
  const [old, young] = [await side(from), await side(to)];
  const found = compareVersions(old, young, manifest.recordKeys);
  if (request.scenarios !== null) {
    for (const help of [found.flags, found.commands])
      if (help.notCompared !== undefined) help.notCompared = "no help among these scenarios";
  }
  if (found.scenarios.shared.length === 0) {
    throw new DriftImpossible(`${provider} ${from} and ${to} were recorded in no scenario that both have`);
  }
  const versions =
    from === to
      ? [[to, young] as const]
      : ([
          [to, young],
          [from, old],
        ] as const);
  const certifications: VersionCertification[] = [];
  for (const [version, fixtures] of versions) certifications.push(await request.certify(version, fixtures));
  return {
    schemaVersion: 1,
    cliproof: request.cliproof,
    provider,
    adapter: { id: manifest.id, version: manifest.version ?? null },
    from: sideOf(from, old),
    to: sideOf(to, young),
    verdict: certifications.every(({ certified }) => certified) ? "holds" : "broken",
    differences: countDifferences(found),
    ...found,
    invariants: [...request.only],
    certifications,
  };
}

/** `@latest` is how npm writes it. */
function isLatest(word: string | undefined): boolean {
  return word === "latest" || word === "@latest";
}

async function versionOf(
  word: string,
  provider: string,
  { fixtures, record, recordInto }: DriftRequest,
): Promise<string> {
  if (isLatest(word)) {
    return (await record({ provider, version: "latest", scenarios: [], out: recordInto })).version;
  }
  if (word !== "oldest" && word !== "newest") return word;
  const found = recordedVersions(fixtures).at(word === "oldest" ? 0 : -1);
  if (found !== undefined) return found;
  throw new DriftImpossible(`there is no recorded fixture of ${provider}`);
}

function sideOf(version: string, fixtures: readonly Fixture[]): DriftReport["from"] {
  return { version, fixtures: fixtures.length, corpusSha256: corpusSha256(fixtures) };
}
