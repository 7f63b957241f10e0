const NAMES = ["PATH", "HOME", "TMPDIR", "SystemRoot", "CLIPROOF_WORKER"];

/** What a program needs to find its way, and the mark by which certify finds what a worker started. */
export function basicEnvironment(): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
