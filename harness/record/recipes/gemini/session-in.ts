/** The id of the session as the first record tells it, or the object that a failure in json leaves on stderr. */
export function sessionIn({ stdout, stderr }: { stdout: string; stderr: string }): string | null {
  return /"session_id": ?"([^"]+)"/.exec(stdout + stderr)?.[1] ?? null;
}
