import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../../corpus/fixture.ts";
import { limitedRun } from "../../process/limited-run.ts";
import type { Target } from "../../target/target.ts";

const CORPUS = path.resolve(import.meta.dirname, "../../../fixtures/cli-outputs");

/** A reason to leave an adapter out whose CLI was never recorded telling that it waits for a rate limit. */
export function withoutRateLimitNotices({ manifest }: Adapter): string | null {
  const provider = manifest.provider ?? manifest.id;
  const target = { manifest } as unknown as Target;
  const isShown = limitedRun(recordings(path.join(CORPUS, provider)), target) !== undefined;
  return isShown ? null : "no recording shows the CLI waiting for a rate limit";
}

function recordings(folder: string): Fixture[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "fixture.json")
    .sort()
    .map((file) => {
      const own = path.join(folder, path.dirname(file));
      return {
        manifest: JSON.parse(readFileSync(path.join(own, "fixture.json"), "utf8")),
        stdout: readFileSync(path.join(own, "stdout.txt")),
        stderr: readFileSync(path.join(own, "stderr.txt")),
      } as Fixture;
    });
}
