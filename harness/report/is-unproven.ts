import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";

/**
 * True where no fixture shows both what a real CLI printed and what that meant: what holds is then read off the adapter,
 * or off documents, and proves nothing of the CLI.
 */
export function isUnproven({ fixtures: { recorded, proving = recorded } }: AdapterReport): boolean {
  return proving === 0;
}

/** The sentence that says so, and why. */
export function unprovenWords({ fixtures }: AdapterReport): string {
  return fixtures.recorded === 0
    ? "unproven: no fixture was recorded; what holds here is read off documents and reports of the CLI"
    : "unproven: no recorded fixture says how its run came out; read its bytes, and put at least status into expected.json";
}
