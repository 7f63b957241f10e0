import type { ChildProcess } from "node:child_process";
import { runCall } from "../../../../adapters/shared/run/run-call.ts";
import { nextStep } from "../../../../adapters/shared/run/run-clock.ts";
import { SHELL, type Tree } from "../../../../adapters/shared/run/shell-parts.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

const LF = 0x0a;

export default saboteursOf("INV-CLI-PROC-006", [
  {
    name: "killed-idiom",
    fault:
      "Sends SIGKILL only when `child.killed` is false, but that flag is true once any signal was sent (open-mercato/cezar#844).",
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
  },
  {
    name: "killed-is-success",
    fault: "Turns the missing exit code of a killed process into 0 (open-gsd/gsd-pi#2040).",
    sabotage: (adapter) =>
      withShell(adapter, {
        exit: ({ code }) => ({ code: code ?? 0, signal: null, timedOut: false, aborted: false }),
      }),
  },
  {
    name: "time-counted-from-last-output",
    fault: "Starts the clock of its timeout anew with each output (no public report found).",
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) =>
          nextStep(now, { ...times, startedAt: times.lastOutputAt }, settings, isSettled),
      }),
  },
  {
    name: "stall-not-watched",
    fault: "Waits for a CLI that has fallen silent for as long as the run may last (no public report found).",
    skip: withoutClaim("stallWatch"),
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) =>
          nextStep(now, times, { ...settings, stallMs: null }, isSettled),
      }),
  },
  {
    name: "stall-watched-at-the-start-only",
    fault:
      "Watches for silence until the second line has come, and not behind a tool (no public report found).",
    skip: withoutClaim("stallWatch"),
    sabotage(adapter) {
      let lines = 0;
      return withShell(adapter, {
        drain: (child, take) =>
          SHELL.drain(child, (stream, bytes) => {
            if (stream === "out") lines += bytes.filter((byte) => byte === LF).length;
            take(stream, bytes);
          }),
        nextStep: (now, times, settings, isSettled, isWorking) =>
          nextStep(now, times, lines > 1 ? { ...settings, stallMs: null } : settings, isSettled, isWorking),
      });
    },
  },
  {
    name: "quiet-tool-is-a-stall",
    fault: "Ends a run for its silence while a tool works (no public report found).",
    skip: withoutClaim("stallWatch"),
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) => nextStep(now, times, settings, isSettled, () => false),
      }),
  },
  {
    name: "abort-before-start-missed",
    fault:
      "Starts a run that was aborted before, since no event of it comes any more (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      run: (call, signal) => runCall(adapter, call, signal?.aborted ? undefined : signal),
    }),
  },
  {
    name: "abort-listener-kept",
    fault: "Leaves a listener on the signal that outlives the run (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      run(call, signal) {
        signal?.addEventListener("abort", () => {});
        return runCall(adapter, call, signal);
      },
    }),
  },
  {
    name: "kills-only-the-child",
    fault: "Ends the process that it started, but not that process's children (qf-studio/pilot#4503).",
    sabotage: (adapter) => withShell(adapter, { tree: childOnlyTree }),
  },
  {
    name: "kills-only-the-group",
    fault: "Ends the process group, but not the processes that left it with setsid (majiayu000/harness#670).",
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
  },
]);

/** What many hosts take for the process tree: the one process that they started. */
function childOnlyTree(child: ChildProcess): Tree {
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    send: (signal) => child.kill(signal),
    isAlive,
    end: () => child.kill("SIGKILL"),
  };
}
