import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";

/** A reason to leave an adapter out that claims no sessions: it reports none that could be spoiled. */
export function withoutSessions({ manifest }: Adapter): string | null {
  return manifest.capabilities?.sessions === true ? null : "the adapter claims no sessions";
}
