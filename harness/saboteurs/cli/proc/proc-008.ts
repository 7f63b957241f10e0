import { readFileSync } from "node:fs";
import path from "node:path";
import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Target } from "../../../model/target.ts";
import { limitedRun } from "../../../sandbox/limited-run.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { shippedFolders } from "../../kit/corpus-fixtures.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-008", [
  {
    name: "killed-at-first-notice",
    fault:
      "Ends a run that is allowed to wait as soon as it prints a retry notice (nyldn/claude-octopus#516).",
    skip: withoutRateLimitNotices,
    sabotage: (adapter) => ({
      ...adapter,
      run: (call, signal) =>
        withShell(adapter, {
          watch() {
            let hasOutput = false;
            return {
              sawOutput() {
                hasOutput = true;
              },
              limit: () =>
                hasOutput
                  ? { error: makeError("rate_limited", "a limit, perhaps", "stderr"), since: 0 }
                  : null,
            };
          },
        }).run!({ maxRateLimitMs: 0, ...call }, signal),
    }),
  },
  {
    name: "rate-limit-ignored",
    fault: "Never notices that the CLI waits for a rate limit (paperclipai/paperclip#3474).",
    skip: withoutRateLimitNotices,
    sabotage: (adapter) => withShell(adapter, { watch: () => ({ sawOutput() {}, limit: () => null }) }),
  },
]);

/** A reason to leave an adapter out whose CLI was never recorded telling that it waits for a rate limit. */
function withoutRateLimitNotices(adapter: Adapter): string | null {
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
