import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";

/** True where no real CLI printed any of the fixtures: they show what the adapter does, and prove nothing of the CLI. */
export function isUnproven({ fixtures }: AdapterReport): boolean {
  return fixtures.recorded === 0;
}

/** The sentence that says so. */
export const UNPROVEN =
  "unproven: no fixture was recorded; what holds here is read off documents and reports of the CLI";
