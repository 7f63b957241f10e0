import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "killed-idiom",
  invariant: "INV-CLI-PROC-006",
  fault:
    "Sends SIGKILL unless `child.killed`, which says that a signal was sent: it is never sent (open-mercato/cezar#844).",
  sabotage: (adapter) =>
    withShell(adapter, {
      tree: (child) => ({
        send(signal) {
          if (!child.killed) child.kill(signal);
        },
        isAlive: () => child.exitCode === null && child.signalCode === null,
        end() {},
      }),
    }),
} satisfies Saboteur;
