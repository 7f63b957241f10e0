import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../lib/bytes.ts";
import { CorpusError } from "../lib/errors.ts";
import { canonicalJson, isRecord } from "../lib/json.ts";
import { readJsonFile, readRegularFile } from "../lib/read-files.ts";
import type { Fixture } from "../model/fixture.ts";
import { identityFromPath } from "./identity-from-path.ts";
import { manifestProblems, readExpectation, readFixture } from "./read-fixture.ts";

/** What was finished, or what is still wrong, a file each: then nothing was written. */
export type Sealed =
  | { ok: true; fixture: Fixture; filledIn: string[] }
  | { ok: false; errors: CorpusError[] };

/**
 * Finishes a fixture that was written by hand: fills in the identity that its folders tell, the hashes of both streams
 * and, where the chunk list is missing or no longer adds up, one chunk for each stream that has bytes. A missing
 * stderr.txt becomes an empty one; so does the expectation of what is no run, a help for instance. Nothing is written
 * unless the whole fixture is in order, nor over the hashes of recorded bytes that somebody changed and does not say
 * why.
 *
 * @param folder holds fixture.json, stdout.txt and, for a run, expected.json.
 */
export async function sealFixture(folder: string): Promise<Sealed> {
  const file = join(folder, "fixture.json");
  const read = await readJsonFile(file);
  if (read instanceof CorpusError) return { ok: false, errors: [read] };
  if (!isRecord(read.value)) return { ok: false, errors: [new CorpusError(file, "not a JSON object")] };
  const given = read.value;
  const isRun = (given.kind ?? "run") === "run";
  const manifest = { ...(isRun ? {} : { outputFormat: null }), ...identified(given, folder) };
  const stdout = await readRegularFile(join(folder, "stdout.txt"));
  const stderr = await readStderr(folder);
  const expectation = join(folder, "expected.json");
  const isMissing = !isRun && !existsSync(expectation);
  const expected = isMissing ? {} : await readExpectation(folder);
  if (stdout instanceof CorpusError || stderr instanceof CorpusError || expected instanceof CorpusError) {
    return { ok: false, errors: [stdout, stderr, expected].filter((one) => one instanceof CorpusError) };
  }
  const sealed = seal(manifest, stdout, stderr ?? Buffer.alloc(0));
  const problems = manifestProblems(sealed);
  if (isEdited(given, sealed)) problems.push(EDITED);
  if (problems.length > 0) return { ok: false, errors: [new CorpusError(file, ...problems)] };
  if (isMissing) await writeFile(expectation, "{}\n");
  if (stderr === null) await writeFile(join(folder, "stderr.txt"), "");
  await writeFile(file, fixtureText(sealed));
  const fixture = await readFixture(folder);
  if (fixture instanceof CorpusError) return { ok: false, errors: [fixture] };
  return { ok: true, fixture, filledIn: Object.keys(manifest).filter((field) => !(field in given)) };
}

const EDITED =
  "its bytes are recorded ones and were changed since: take the recorded ones back, or say why in provenance.edited";

/** A recording proves content because no one touched it: an edit needs a reason in its provenance. */
function isEdited(given: Record<string, unknown>, sealed: Record<string, unknown>): boolean {
  const { kind, edited } = isRecord(given.provenance) ? given.provenance : {};
  const isChanged =
    given.sha256 !== undefined && canonicalJson(given.sha256) !== canonicalJson(sealed.sha256);
  return kind === "recorded" && isChanged && edited === undefined;
}

/** The manifest with what its folder tells put before the rest, where it is missing. */
function identified(manifest: Record<string, unknown>, folder: string): Record<string, unknown> {
  const identity = identityFromPath(folder);
  const cli = isRecord(manifest.cli) ? { ...identity?.cli, ...manifest.cli } : manifest.cli;
  const missing = Object.entries(identity ?? {}).filter(([field]) => !(field in manifest));
  return { ...Object.fromEntries(missing), ...manifest, ...(cli === undefined ? {} : { cli }) };
}

async function readStderr(folder: string): Promise<Buffer | CorpusError | null> {
  const file = join(folder, "stderr.txt");
  return existsSync(file) ? readRegularFile(file) : null;
}

/** A manifest with the hashes and chunks of these bytes. Pure. */
export function seal(
  manifest: Record<string, unknown>,
  stdout: Buffer,
  stderr: Buffer,
): Record<string, unknown> {
  const whole = [
    [0, "out", stdout.length],
    [0, "err", stderr.length],
  ].filter(([, , bytes]) => bytes !== 0);
  return {
    ...manifest,
    chunks: addsUp(manifest.chunks, stdout, stderr) ? manifest.chunks : whole,
    sha256: { stdout: sha256(stdout), stderr: sha256(stderr) },
  };
}

/** fixture.json as it is written: indented, but each chunk on one line. */
export function fixtureText(manifest: object): string {
  const text = JSON.stringify(manifest, null, 2);
  return `${text.replace(/\[\s+(\d+(?:\.\d+)?),\s+"(out|err)",\s+(\d+)\s+\]/g, '[$1, "$2", $3]')}\n`;
}

function addsUp(chunks: unknown, stdout: Buffer, stderr: Buffer): boolean {
  if (!Array.isArray(chunks)) return false;
  const sum = (stream: string) =>
    chunks.reduce(
      (total, chunk) => total + (Array.isArray(chunk) && chunk[1] === stream ? Number(chunk[2]) : 0),
      0,
    );
  return sum("out") === stdout.length && sum("err") === stderr.length;
}
