import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ChildTree } from "../../../../adapters/shared/run/child/child-tree.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { saboteursOf } from "../../saboteur.ts";

/** Long after the check has looked, soon enough that the process which holds the saboteur can end. */
const TIMER_MS = 20_000;

export default saboteursOf("INV-CLI-PROC-011", [
  {
    name: "environment-of-host-changed",
    fault: "Puts the caller's variables into the environment of the host (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      run(call, signal) {
        Object.assign(process.env, call.extraEnv);
        return withShell(adapter, {}).run!(call, signal);
      },
    }),
  },
  {
    name: "exit-code-of-host-set",
    fault: "Hands the CLI's exit code on as that of the host (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      async run(call, signal) {
        const outcome = await withShell(adapter, {}).run!(call, signal);
        if (outcome.exit.code) process.exitCode = outcome.exit.code;
        return outcome;
      },
    }),
  },
  {
    name: "orphans-left",
    fault:
      "Does not end the processes that a CLI left behind when it exited (berenddeboer/ready-for-agent#516).",
    sabotage: (adapter) =>
      withShell(adapter, {
        tree(child, mark) {
          const tree = new ChildTree(child.pid ?? 0, mark);
          return { send: (signal) => tree.send(signal), isAlive: () => tree.isAlive(), end() {} };
        },
      }),
  },
  {
    name: "temporary-file-left",
    fault: "Writes the prompt to a temporary file and leaves it there (Maximilien-ai/clawmax#179).",
    sabotage: (adapter) => ({
      ...adapter,
      run(call, signal) {
        writeFileSync(path.join(mkdtempSync(path.join(tmpdir(), "prompt-")), "prompt.md"), call.prompt);
        return withShell(adapter, {}).run!(call, signal);
      },
    }),
  },
  {
    name: "timer-left",
    fault: "Does not clear the timer of its timeout when the run is over (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      run(call, signal) {
        setTimeout(() => {}, TIMER_MS);
        return withShell(adapter, {}).run!(call, signal);
      },
    }),
  },
]);
