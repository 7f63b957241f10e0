/** The part of a terminal process that a session needs. */
interface PtyProcess {
  readonly pid: number;
  write(data: string): void;
  onData(listener: (data: string) => void): unknown;
  onExit(listener: (end: { exitCode: number; signal?: number | undefined }) => void): unknown;
}

/** Starts a program in a terminal of its own. @throws what the system refuses. */
export type StartPty = (
  file: string,
  args: string[] | string,
  options: { cwd: string; env: Record<string, string>; cols: number; rows: number; name: string },
) => PtyProcess;

/**
 * The package for terminals, loaded when one is needed: it is an optional dependency with native code, and a system
 * without a build of it gets non-interactive runs in place of a failed install (INV-SESSION-DEGRADE-001).
 */
export async function loadPty(): Promise<{ start: StartPty } | { problem: string }> {
  try {
    const { spawn } = await import("@lydell/node-pty");
    return { start: (file, args, options) => spawn(file, args, options) };
  } catch (thrown) {
    const cause = thrown instanceof Error ? (thrown.message.split("\n")[0] ?? "") : String(thrown);
    return { problem: `there is no terminal package (@lydell/node-pty): ${cause}` };
  }
}
