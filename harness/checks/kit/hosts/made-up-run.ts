import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shownInput } from "../failed.ts";

/** What a made-up run prints and how it ends. */
export interface MadeUpRun {
  provider: string;
  stdout: string;
  stderr?: string;
  code: number;
}

/** Makes a fixture folder that a stand-in can play, for as long as `use` is under way: output that no one recorded. */
export async function withMadeUpRun<T>(run: MadeUpRun, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-made-up-"));
  const { provider, stdout, stderr = "", code } = run;
  const exit = { code, signal: null, timedOut: false, aborted: false };
  try {
    writeFileSync(path.join(folder, "fixture.json"), JSON.stringify({ provider, exit }));
    writeFileSync(path.join(folder, "stdout.txt"), stdout);
    writeFileSync(path.join(folder, "stderr.txt"), stderr);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What such a run prints and how it ends, for a finding. @param folder of it, while it is there. */
export function madeUpInput(folder: string): string {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const { exit } = JSON.parse(read("fixture.json").toString()) as { exit: object };
  return shownInput(read("stdout.txt"), read("stderr.txt"), exit);
}
