import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { withoutRateLimitNotices } from "../../kit/rate-limit-notices.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "killed-at-first-notice",
  invariant: "INV-CLI-PROC-008",
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
              hasOutput ? { error: makeError("rate_limited", "a limit, perhaps", "stderr"), since: 0 } : null,
          };
        },
      }).run!({ maxRateLimitMs: 0, ...call }, signal),
  }),
} satisfies Saboteur;
