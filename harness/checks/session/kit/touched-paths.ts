import type { ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";

/** The files that events tell as touched, as often as they tell them. */
export function touchedPaths(events: readonly ProviderEvent[]): string[] {
  return events.flatMap((event) => (event.type === "HINT_FILES_TOUCHED" ? event.paths : []));
}
