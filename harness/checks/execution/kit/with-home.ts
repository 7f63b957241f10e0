import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const NAMES = ["HOME", "USERPROFILE"] as const;

/**
 * Gives this process a home folder of its own while `use` is under way: a host keeps its files there, and those of the
 * person who certifies are no one's business. One at a time, since the environment is the process's.
 */
export async function withHome<T>(use: (home: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(path.join(tmpdir(), "cliproof-home-"));
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  for (const name of NAMES) process.env[name] = home;
  try {
    return await use(home);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(home, { recursive: true, force: true });
  }
}
