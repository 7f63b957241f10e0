/** The id of the session as the first record tells it; text tells none. */
export function sessionIn({ stdout }: { stdout: string }): string | null {
  return /"session_id": ?"([^"]+)"/.exec(stdout)?.[1] ?? null;
}
