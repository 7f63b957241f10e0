import { setTimeout as sleep } from "node:timers/promises";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { activityText, commandOf } from "./activity-text.ts";
import type { BegunSession, LiveSession, SessionFront } from "./live-session.ts";
import type { PreparedSession } from "./prepared-session.ts";
import type { SessionSettings } from "./session-settings.ts";
import { startPlainRun } from "./start-plain-run.ts";
import { startInTerminal } from "./terminal/start-in-terminal.ts";
import { takesPaste, typedText } from "./terminal/typed-text.ts";

/** What a program printed, and when it last did, in milliseconds of the same clock. */
interface Printed {
  text: string;
  lastAt: number | null;
}

const STEP_MS = 10;

/** A program that draws for ever, or prints nothing, is typed at all the same. */
const MAX_MS = 10_000;

/** Between a pasted text and its Enter: a program that gets both at once takes the Enter for a part of the text. */
const ENTER_MS = 50;
const MAX_KEPT = 4096;

/**
 * Starts a session's program and gives it its task: in a terminal, and where that does not work, as a non-interactive
 * run (INV-SESSION-DEGRADE-001).
 *
 * @throws SessionError when neither can be started.
 */
export async function beginSession<Config>(
  adapter: Adapter<Config>,
  config: unknown,
  prepared: PreparedSession,
  session: SessionFront,
  settings: SessionSettings,
): Promise<BegunSession> {
  const inTerminal = await beginInTerminal(prepared, session, settings);
  if ("live" in inTerminal) return { live: inTerminal.live, degradedBecause: null };
  session.say(`a non-interactive run, since ${inTerminal.problem}`, "warn");
  const { cli, request } = prepared;
  const live = await startPlainRun(adapter, request, {
    config,
    cli,
    graceMs: settings.graceMs,
    onActivity(event) {
      const text = activityText(event);
      if (text !== null) session.show(text);
      const command = commandOf(event);
      if (command !== null) session.ran(command);
    },
  });
  session.attach(live);
  return { live, degradedBecause: inTerminal.problem };
}

async function beginInTerminal(
  { terminal, request }: PreparedSession,
  session: SessionFront,
  { quietMs, graceMs }: SessionSettings,
): Promise<{ live: LiveSession } | { problem: string }> {
  if ("problem" in terminal) return terminal;
  let printed: Printed = { text: "", lastAt: null };
  let live: LiveSession;
  try {
    live = startInTerminal(terminal.start, terminal.command, {
      cwd: request.cwd ?? ".",
      env: terminal.env,
      graceMs,
      onText(text) {
        printed = { text: (printed.text + text).slice(-MAX_KEPT), lastAt: performance.now() };
        session.printed(text);
      },
    });
  } catch (thrown) {
    return {
      problem: `it cannot be started in a terminal: ${thrown instanceof Error ? thrown.message : thrown}`,
    };
  }
  let failed: string | null = null;
  void live.ended.then(({ code, signal }) => {
    failed = signal === null ? `exit code ${code}` : `signal ${signal}`;
  });
  session.attach(live);
  // A person who takes over meanwhile gives the task.
  const isOver = () => failed !== null || session.isStopped || session.control === "human_led";
  const ready = await waitForTask(() => printed, quietMs, isOver);
  if (ready !== null) {
    live.write?.(typedText(request.prompt, ready.isPaste));
    await sleep(ENTER_MS);
    live.write?.("\r");
    await sleep(quietMs);
  }
  const { code } = failed === null ? { code: 0 } : await live.ended;
  const isGone = failed !== null && (ready === null || code !== 0) && !session.isStopped;
  return isGone
    ? { problem: `its interactive mode ended before it took the task, with ${failed}` }
    : { live };
}

/**
 * Waits until a program in a terminal waits itself: it has printed something and is silent since.
 *
 * @param isOver asked again and again: the program has ended, or somebody else took over.
 * @returns whether it takes pasted text; null when it is over.
 */
async function waitForTask(
  printed: () => Printed,
  quietMs: number,
  isOver: () => boolean,
): Promise<{ isPaste: boolean } | null> {
  const until = performance.now() + MAX_MS;
  for (;;) {
    if (isOver()) return null;
    const { text, lastAt } = printed();
    const now = performance.now();
    if ((lastAt !== null && now - lastAt >= quietMs) || now >= until) return { isPaste: takesPaste(text) };
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
