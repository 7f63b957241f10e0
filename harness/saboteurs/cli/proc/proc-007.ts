import { nextStep } from "../../../../adapters/shared/run/run-clock.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { withoutDiagnostics } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

const isBackground = ({ subtype, task_type }: JsonRecord) =>
  subtype === "task_started" && task_type === "local_bash";

/** A reason to leave an adapter out none of whose good runs starts a background task. */
function withoutBackgroundTask(adapter: Adapter): string | null {
  const isStarted = someFixture(
    adapter,
    ({ expected, records }) => expected.status === "ok" && records.some(isBackground),
  );
  return isStarted ? null : "no good run here starts a background task";
}

export default saboteursOf("INV-CLI-PROC-007", [
  {
    name: "ended-at-first-result",
    fault: "Ends the CLI at its first result, in the middle of what it does next (HKUDS/OpenHarness#204).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) =>
          nextStep(now, times, { ...settings, lingerMs: 20 }, isSettled),
      }),
  },
  {
    name: "lingerer-waited-for",
    fault: "Waits for the exit of a CLI that never exits after its result (OpenRouterLabs/spawn#340).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings) => nextStep(now, times, settings, () => false),
      }),
  },
  {
    name: "live-task-is-a-stall",
    fault: "Ends a run for its silence while a background task is live (no public report found).",
    skip: withoutBackgroundTask,
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) => nextStep(now, times, settings, isSettled, () => false),
      }),
  },
  {
    name: "live-task-ignored",
    fault: "Ends a run at its result although a background task is live (preset-io/agor#2057).",
    skip: withoutBackgroundTask,
    sabotage: (adapter) => withoutDiagnostics(adapter, "liveTasks"),
  },
  {
    name: "peek-eats-events",
    fault: "Ends its own parser when it only looks how far the run is (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      parser(options) {
        const parser = adapter.parser(options);
        return {
          push: (stream, bytes) => parser.push(stream, bytes),
          flush: () => parser.flush?.() ?? [],
          peek(exit) {
            // The half of a line that has come so far is taken for a whole one.
            parser.flush?.();
            return parser.end(exit);
          },
          end: (exit) => parser.end(exit),
        };
      },
    }),
  },
  {
    name: "left-at-the-exit",
    fault:
      "Returns at the exit of the program that it started, whatever is still in its pipes (no public report found).",
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) =>
          times.exitedAt === null ? nextStep(now, times, settings, isSettled) : { do: "leave" },
      }),
  },
  {
    name: "waits-for-the-pipe",
    fault:
      "Waits until every pipe is closed, also those that a grandchild holds (anthropics/claude-code#25629).",
    sabotage: (adapter) =>
      withShell(adapter, {
        nextStep: (now, times, settings, isSettled) =>
          nextStep(now, { ...times, exitedAt: null }, settings, () => times.exitedAt === null && isSettled()),
      }),
  },
]);
