import { ChildTree } from "../../../../adapters/shared/run/child/child-tree.ts";
import { run } from "../../../../adapters/shared/run/run.ts";
import { SHELL } from "../../../../adapters/shared/run/shell-parts.ts";
import type {
  ActivityEvent,
  Adapter,
  CliIdentity,
  RunRequest,
} from "../../../../contracts/cli/v1/adapter.ts";
import type { LiveSession, SessionEnd } from "./live-session.ts";
import { SessionError } from "./session-settings.ts";
import { HeldTree } from "./terminal/hold-tree.ts";

/** What a run without a terminal is given besides its request. */
export interface PlainRun {
  config: unknown;
  cli: CliIdentity;
  graceMs: number;
  onActivity(event: ActivityEvent): void;
}

/**
 * The same task without a terminal: the CLI's non-interactive mode, read by the adapter's parser.
 *
 * @throws SessionError when it cannot be started.
 */
export function startPlainRun<Config>(
  adapter: Adapter<Config>,
  request: RunRequest,
  { config, cli, graceMs, onActivity }: PlainRun,
): Promise<LiveSession> {
  const stopping = new AbortController();
  let settle: (end: SessionEnd) => void = () => {};
  const ended = new Promise<SessionEnd>((resolve) => {
    settle = resolve;
  });
  return new Promise<LiveSession>((resolve, reject) => {
    const options = { config, cli, graceMs, onActivity, signal: stopping.signal };
    const outcome = run(adapter, request, options, {
      ...SHELL,
      tree(child, mark) {
        const tree = new ChildTree(child.pid ?? 0, mark);
        const held = new HeldTree(tree);
        const stop = async () => {
          stopping.abort();
          if (held.isHeld) tree.end();
          await ended;
        };
        const hold = () => held.hold();
        const release = () => held.release();
        resolve({ pid: tree.pid, ended, write: null, hold, release, stop });
        return tree;
      },
    });
    outcome.then((reported) => {
      settle({ ...reported.exit, outcome: reported });
      // Once it has started, this rejects nothing any more.
      reject(new SessionError(reported.error?.message ?? "it did not start"));
    }, reject);
  });
}
