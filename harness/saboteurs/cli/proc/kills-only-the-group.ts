import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "kills-only-the-group",
  invariant: "INV-CLI-PROC-006",
  fault: "Ends the process group and nobody who left it with setsid (majiayu000/harness#670).",
  sabotage: (adapter) =>
    withShell(adapter, {
      tree({ pid = 0 }) {
        const kill = (signal: NodeJS.Signals | 0) => {
          try {
            return process.kill(-pid, signal);
          } catch {
            return false;
          }
        };
        return { send: kill, isAlive: () => kill(0), end: () => kill("SIGKILL") };
      },
    }),
} satisfies Saboteur;
