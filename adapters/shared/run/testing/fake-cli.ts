import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach } from "vitest";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-test-"));
  folders.push(folder);
  return folder;
}

/** Writes an executable that runs a few lines of JavaScript, and returns its path. */
export function fakeCli(body: string, { name = "parrot", mode = 0o755 } = {}): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, `#!${process.execPath}\n${body}`);
  chmodSync(file, mode);
  return file;
}

/** Lines that print parrot's records for a good run. */
export const START = `console.log('{"type":"start","session":"s-1","model":"m"}');`;
export const END = `console.log('{"type":"end","ok":true,"answer":"done"}');`;
/** Keeps the program alive. */
export const HANG = "setInterval(() => {}, 1000);";
