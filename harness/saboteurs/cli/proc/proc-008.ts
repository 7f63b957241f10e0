import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { withoutRateLimitNotices } from "../../kit/rate-limit-notices.ts";
import { withShell } from "../../kit/with-shell.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-008", [
  {
    name: "killed-at-first-notice",
    fault: "Ends a run that may wait as soon as anything is printed on the way (nyldn/claude-octopus#516).",
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
