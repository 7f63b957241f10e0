import { readFileSync } from "node:fs";
import path from "node:path";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";
import { limitedRun } from "../../sandbox/limited-run.ts";
import { shippedFolders } from "./corpus-fixtures.ts";

/** A reason to leave an adapter out whose CLI was never recorded telling that it waits for a rate limit. */
export function withoutRateLimitNotices(adapter: Adapter): string | null {
  const target = { manifest: adapter.manifest } as unknown as Target;
  const isShown = limitedRun(shippedFolders(adapter).map(recording), target) !== undefined;
  return isShown ? null : "no recording shows the CLI waiting for a rate limit";
}

function recording(folder: string): Fixture {
  const bytes = (name: string) => readFileSync(path.join(folder, name));
  return {
    manifest: JSON.parse(bytes("fixture.json").toString("utf8")),
    stdout: bytes("stdout.txt"),
    stderr: bytes("stderr.txt"),
  } as Fixture;
}
