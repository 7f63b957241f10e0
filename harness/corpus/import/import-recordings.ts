import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FixtureManifest } from "../../../schemas/harness/v1/generated/fixture.ts";
import { CorpusError } from "../../lib/errors.ts";
import { isRecord } from "../../lib/json.ts";
import { readJsonFile } from "../../lib/read-files.ts";
import { FIXTURES } from "../fixture-folders.ts";
import { loadFixtures } from "../load-corpus.ts";
import type { KnownSecrets } from "../scrub/known-secrets.ts";
import { scrub } from "../scrub/scrub.ts";
import { type Dialect, loadDialects } from "./dialect.ts";
import { fixtureFromRecording, isImported } from "./fixture-from-recording.ts";
import { listRecordings, type RecordingPlace } from "./list-recordings.ts";
import type { TruthEntry } from "./truth-entry.ts";
import { writeIfChanged } from "./write-if-changed.ts";

export interface ImportOptions {
  /** Folder of `<cli>/<version>/<scenario>/{stdout.txt,stderr.txt,meta.json}`. */
  recordings: string;
  /** Folder of `<cli>/<version>.json`: what is known of each scenario. */
  truth: string;
  /** Folder to write `cli-outputs/` and `truth/` into; this package's own by default. */
  out?: string;
  /** Import this provider alone, by its id or by the name of its folder of recordings. */
  provider?: string;
  /** Remove recorded fixtures whose recording is gone; otherwise they are only reported. */
  removeStale?: boolean;
  /** Names and values that must not be in a fixture, besides those of a known shape. */
  secrets?: KnownSecrets;
}

export interface ImportResult {
  /** Ids of the fixtures that are new or changed. */
  written: string[];
  /** How many were there already, byte for byte. */
  unchanged: number;
  leftOut: { scenario: string; reason: string }[];
  /** Recorded fixtures without a recording. */
  stale: string[];
  /** What is wrong, a line each; a recording with a problem is not imported. */
  problems: string[];
}

/**
 * Makes fixtures of recordings and keeps a copy of their truth beside them. Importing twice writes nothing new.
 *
 * @returns what was done; never throws for what is in the folders.
 */
export async function importRecordings(options: ImportOptions): Promise<ImportResult> {
  const result: ImportResult = { written: [], unchanged: 0, leftOut: [], stale: [], problems: [] };
  const places = await listRecordings(options.recordings).catch(() => null);
  if (places === null)
    return { ...result, problems: [`${options.recordings}: no such folder of recordings`] };
  const out = options.out ?? FIXTURES;
  const dialects = await loadDialects([join(out, "truth"), join(FIXTURES, "truth")]);
  result.problems.push(...dialects.problems);
  const wanted = (cli: string) =>
    options.provider === undefined || [cli, dialects.of(cli).provider].includes(options.provider);
  const clis = [...new Set(places.map((place) => place.cli))].filter(wanted);
  if (clis.length === 0)
    result.problems.push(`${options.recordings}: no recordings of ${options.provider ?? "any CLI"}`);
  for (const cli of clis) {
    await importCli(
      cli,
      dialects.of(cli),
      places.filter((place) => place.cli === cli),
      options,
      result,
    );
  }
  return result;
}

async function importCli(
  cli: string,
  dialect: Dialect,
  places: RecordingPlace[],
  options: ImportOptions,
  result: ImportResult,
) {
  const truths = await readTruth(join(options.truth, cli), result);
  if (truths.size === 0) {
    const reason = "there is no truth for this CLI";
    for (const { version, scenario } of places)
      result.leftOut.push({ scenario: `${cli}/${version}/${scenario}`, reason });
    return;
  }
  const out = options.out ?? FIXTURES;
  const leftOut: Record<string, string> = {};
  const current = new Set<string>();
  for (const place of places) {
    const id = `${dialect.provider}/${place.version}/${place.scenario}`;
    current.add(id);
    const reason = await importOne(id, place, truths.get(place.version), dialect, options, result);
    if (reason !== null) leftOut[`${place.version}/${place.scenario}`] = reason;
  }
  for (const [version, truth] of truths) {
    for (const scenario of Object.keys(truth.entries)) {
      if (current.has(`${dialect.provider}/${version}/${scenario}`)) continue;
      leftOut[`${version}/${scenario}`] = "there is no recording of it";
    }
  }
  for (const [scenario, reason] of Object.entries(leftOut)) {
    result.leftOut.push({ scenario: `${dialect.provider}/${scenario}`, reason });
  }
  await writeTruth(join(out, "truth", dialect.provider), truths, leftOut, options.secrets);
  await dropStale(join(out, "cli-outputs", dialect.provider), current, options.removeStale === true, result);
}

/** Returns the reason when the recording is left out on purpose, otherwise null. */
async function importOne(
  id: string,
  place: RecordingPlace,
  truth: Truth | undefined,
  dialect: Dialect,
  options: ImportOptions,
  result: ImportResult,
): Promise<string | null> {
  const entry =
    truth && Object.hasOwn(truth.entries, place.scenario) ? truth.entries[place.scenario] : undefined;
  if (entry === undefined) {
    result.problems.push(`${id}: truth does not know this scenario`);
    return null;
  }
  const recording = await readRecording(place);
  if (typeof recording === "string") {
    result.problems.push(`${id}: ${recording}`);
    return null;
  }
  const conversion = fixtureFromRecording(recording, entry, dialect, options.secrets);
  if ("leftOut" in conversion) return conversion.leftOut;
  if ("problem" in conversion) {
    result.problems.push(`${id}: ${conversion.problem}`);
    return null;
  }
  if (await isOwnRecording(join(options.out ?? FIXTURES, "cli-outputs", id)))
    return "cliproof record made a fixture of this scenario: that one stays";
  let changed = false;
  for (const [name, bytes] of Object.entries(conversion.files)) {
    changed =
      (await writeIfChanged(join(options.out ?? FIXTURES, "cli-outputs", id, name), bytes)) || changed;
  }
  if (changed) result.written.push(id);
  else result.unchanged += 1;
  return null;
}

interface Truth {
  entries: Record<string, TruthEntry>;
  bytes: Buffer;
}

async function readTruth(folder: string, result: ImportResult): Promise<Map<string, Truth>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const truths = new Map<string, Truth>();
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    try {
      truths.set(name.slice(0, -".json".length), { entries: JSON.parse(bytes.toString("utf8")), bytes });
    } catch (error) {
      result.problems.push(`${join(folder, name)}: not JSON: ${(error as Error).message}`);
    }
  }
  return truths;
}

async function readRecording({ folder, version, scenario }: RecordingPlace) {
  try {
    const [meta, stdout, stderr] = await Promise.all(
      ["meta.json", "stdout.txt", "stderr.txt"].map((name) => readFile(join(folder, name))),
    );
    return { version, scenario, meta: JSON.parse(meta!.toString("utf8")), stdout: stdout!, stderr: stderr! };
  } catch (error) {
    return `its recording cannot be read: ${(error as Error).message}`;
  }
}

/** A copy of truth is in the package, so that its tests can hold every expectation against it. */
async function writeTruth(
  folder: string,
  truths: ReadonlyMap<string, Truth>,
  leftOut: Record<string, string>,
  secrets: KnownSecrets | undefined,
): Promise<void> {
  for (const [version, { bytes }] of truths) {
    await writeIfChanged(join(folder, `${version}.json`), scrub(bytes, secrets).bytes);
  }
  await writeIfChanged(join(folder, "left-out.json"), Buffer.from(`${JSON.stringify(leftOut, null, 2)}\n`));
}

async function dropStale(
  folder: string,
  current: ReadonlySet<string>,
  remove: boolean,
  result: ImportResult,
) {
  for (const stale of await staleFixtures(folder, current)) {
    result.stale.push(stale.id);
    if (remove) await rm(stale.folder, { recursive: true });
  }
}

/** Whether a folder holds a fixture that `cliproof record` made. */
async function isOwnRecording(folder: string): Promise<boolean> {
  const read = await readJsonFile(join(folder, "fixture.json"));
  if (read instanceof CorpusError || !isRecord(read.value)) return false;
  const { provenance } = read.value as Partial<FixtureManifest>;
  return (
    isRecord(provenance) &&
    provenance.kind === "recorded" &&
    !isImported(provenance as FixtureManifest["provenance"])
  );
}

/**
 * Recorded fixtures of a provider whose recording is gone. Reported and derived ones have none and are never stale, nor
 * are those that `cliproof record` made.
 *
 * @param folder the provider's fixtures.
 * @param current ids of the fixtures that the recordings give.
 */
async function staleFixtures(
  folder: string,
  current: ReadonlySet<string>,
): Promise<{ id: string; folder: string }[]> {
  const { fixtures } = await loadFixtures(folder);
  return fixtures
    .filter(({ id, manifest }) => manifest.provenance.kind === "recorded" && !current.has(id))
    .filter(({ manifest }) => isImported(manifest.provenance))
    .map(({ id, folder: path }) => ({ id, folder: join(path) }));
}
