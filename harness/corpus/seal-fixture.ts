import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRecord } from "../expectation/is-record.ts";
import { CorpusError } from "./corpus-error.ts";
import type { Fixture } from "./fixture.ts";
import { readFixture } from "./read-fixture.ts";

/**
 * Finishes a fixture that was written by hand: fills in the hashes of both streams and, where the chunk list is
 * missing or no longer adds up, one chunk for each stream that has bytes. A missing stderr.txt becomes an empty one.
 *
 * @param folder holds fixture.json, stdout.txt and expected.json.
 * @returns the fixture as the harness reads it now, or what is still wrong with it.
 */
export async function sealFixture(folder: string): Promise<Fixture | CorpusError> {
  const file = join(folder, "fixture.json");
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return new CorpusError(file, "missing");
  const manifest = parse(text);
  if (!isRecord(manifest)) return new CorpusError(file, "not a JSON object");
  const stdout = await readFile(join(folder, "stdout.txt")).catch(() => null);
  if (stdout === null) return new CorpusError(join(folder, "stdout.txt"), "missing");
  const stderr = await readFile(join(folder, "stderr.txt")).catch(() => null);
  if (stderr === null) await writeFile(join(folder, "stderr.txt"), "");
  const sealed = seal(manifest, stdout, stderr ?? Buffer.alloc(0));
  await writeFile(file, fixtureText(sealed));
  return readFixture(folder);
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

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
