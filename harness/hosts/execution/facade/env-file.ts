import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";

let cached: { key: string; values: Readonly<Record<string, string>> } | null = null;

/**
 * The variables of `~/.cabinet.env`, read again when the file has changed (INV-EXECUTION-RUNTIME-002). It is data: a
 * value such as `$(id)` stays those five characters. No file, or one that cannot be read: none.
 */
export function envFile(home = homedir()): Readonly<Record<string, string>> {
  const file = path.join(home, ".cabinet.env");
  try {
    const { mtimeMs, size, ino } = statSync(file);
    const key = [file, mtimeMs, size, ino].join("\n");
    if (cached?.key !== key) {
      const values = parseEnv(readFileSync(file, "utf8")) as Record<string, string>;
      cached = { key, values: { ...values } };
    }
    return cached.values;
  } catch {
    return {};
  }
}
