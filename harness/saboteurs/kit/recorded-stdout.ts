import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { providerOf } from "../../model/target.ts";

const CORPUS = path.join(PROJECT_ROOT, "fixtures", "cli-outputs");
const read = new Map<string, readonly string[]>();

/** What the CLI of an adapter's provider printed in each recording that cliproof ships; read on first use. */
export function recordedStdout({ manifest }: Adapter): readonly string[] {
  const provider = providerOf(manifest);
  const known =
    read.get(provider) ?? stdoutFiles(path.join(CORPUS, provider)).map((file) => readFileSync(file, "utf8"));
  read.set(provider, known);
  return known;
}

function stdoutFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "stdout.txt")
      .sort()
      .map((file) => path.join(folder, file));
  } catch {
    return [];
  }
}
