import { dirname, join } from "node:path";
import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";
import { expectationProblems } from "../expectation/expectation-problems.ts";
import { sha256 } from "../lib/bytes.ts";
import { CorpusError } from "../lib/errors.ts";
import { isRecord } from "../lib/json.ts";
import { readJsonFile, readRegularFile } from "../lib/read-files.ts";
import type { Fixture } from "../model/fixture.ts";
import { validator } from "../schema/validators.ts";
import { recordedSizes } from "./fixture-run.ts";

/** Versions of the fixture format that this harness reads. */
const VERSIONS: readonly unknown[] = [1];

/**
 * Reads one fixture and checks all of it: schemas, hashes, chunk sizes.
 *
 * @param folder holds fixture.json, stdout.txt, stderr.txt and expected.json.
 * @returns the fixture, or what is wrong with it: a fixture is whole or an error, never a warning.
 */
export async function readFixture(folder: string): Promise<Fixture | CorpusError> {
  const manifest = await readManifest(join(folder, "fixture.json"));
  if (manifest instanceof CorpusError) return manifest;
  const stdout = await readStream(join(folder, "stdout.txt"), manifest.sha256.stdout);
  if (stdout instanceof CorpusError) return stdout;
  const stderr = await readStream(join(folder, "stderr.txt"), manifest.sha256.stderr);
  if (stderr instanceof CorpusError) return stderr;
  const sizes = sizesProblem(manifest, stdout, stderr);
  if (sizes !== null) return new CorpusError(join(folder, "fixture.json"), sizes);
  const expected = await readExpectation(folder);
  if (expected instanceof CorpusError) return expected;
  return { id: manifest.id, folder, manifest, stdout, stderr, expected };
}

/** The expectation of the fixture in a folder, held against the outcome's schemas. */
export async function readExpectation(folder: string): Promise<Expectation | CorpusError> {
  const file = join(folder, "expected.json");
  const read = await readJsonFile(file);
  if (read instanceof CorpusError) return read;
  const problems = expectationProblems(read.value);
  return problems.length > 0 ? new CorpusError(file, ...problems) : (read.value as Expectation);
}

/** What is wrong with the parsed text of a fixture.json, a line each; nothing when it is a FixtureManifest. */
export function manifestProblems(value: unknown): string[] {
  const version = (value as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (version !== undefined && !VERSIONS.includes(version)) {
    return [`schemaVersion ${JSON.stringify(version)} is not read here, only ${VERSIONS.join(", ")}`];
  }
  const problems = validator("harness/v1/fixture")(value);
  if (problems.length > 0) return problems;
  const { kind = "run", outputFormat } = value as FixtureManifest;
  return kind === "run" && outputFormat === null
    ? ["/outputFormat is null, which only another kind than run may have"]
    : [];
}

async function readManifest(file: string): Promise<FixtureManifest | CorpusError> {
  const read = await readJsonFile(file);
  if (read instanceof CorpusError) return read;
  if (isRecord(read.value) && !("sha256" in read.value)) {
    return new CorpusError(file, `not sealed yet: run cliproof seal ${dirname(file)}`);
  }
  const problems = manifestProblems(read.value);
  return problems.length > 0 ? new CorpusError(file, ...problems) : (read.value as FixtureManifest);
}

async function readStream(file: string, said: string): Promise<Buffer | CorpusError> {
  const bytes = await readRegularFile(file);
  if (bytes instanceof CorpusError) return bytes;
  const found = sha256(bytes);
  if (found === said) return bytes;
  return new CorpusError(
    file,
    `its sha256 is ${found.slice(0, 12)}..., fixture.json says ${said.slice(0, 12)}...`,
  );
}

function sizesProblem(manifest: FixtureManifest, stdout: Buffer, stderr: Buffer): string | null {
  const sizes = recordedSizes(manifest);
  if (sizes.out !== stdout.length)
    return `/chunks give stdout ${sizes.out} bytes, stdout.txt has ${stdout.length}`;
  if (sizes.err !== stderr.length)
    return `/chunks give stderr ${sizes.err} bytes, stderr.txt has ${stderr.length}`;
  return null;
}
