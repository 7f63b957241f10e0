import { basename } from "node:path";
import type { RecordingMeta } from "./recording-meta.ts";

/** Words by which codex's recorder says that nothing was written. */
const NOTHING_WRITTEN: Readonly<Record<string, unknown>> = {
  "ignore (/dev/null)": null,
  "open pipe, nothing written": { open: true },
};

/** How a run was started, without the recorder's paths: a mock answers to the same arguments. */
export function recordedInvocation(meta: RecordingMeta): Record<string, unknown> {
  return {
    argv: commandLine(meta.argv),
    env: meta.env_names,
    stdin: stdin(meta),
    ...(meta.stdin_replies ? { stdinReplies: meta.stdin_replies } : {}),
  };
}

/** Whether it asks to go on with an earlier session: the CLI's figures may then cover that one too. */
export function continuesSession(argv: readonly string[]): boolean {
  return argv.some((arg) => /^(?:resume|--resume|--continue|--session|--fork-session)(?:=|$)/.test(arg));
}

function commandLine([command = "", ...args]: readonly string[]): string[] {
  // cline was started by a script of the recorder, whose first argument is the server's scenario.
  if (basename(command) === "w.sh") return ["cline", ...args.slice(1)];
  return [basename(command), ...args];
}

function stdin(meta: RecordingMeta): unknown {
  if (meta.stdin_hex !== undefined) return { hex: meta.stdin_hex };
  if (meta.stdin === undefined) return { sha256: meta.stdin_sha256, bytes: meta.stdin_bytes };
  return meta.stdin !== null && Object.hasOwn(NOTHING_WRITTEN, meta.stdin)
    ? NOTHING_WRITTEN[meta.stdin]
    : meta.stdin;
}
