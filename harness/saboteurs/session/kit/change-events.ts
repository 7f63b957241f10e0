import type { ProviderEvent, SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { changeSession } from "./change-session.ts";

/** A host that tells other events than it should: for each one what is reported in its place. */
export function changeEvents(
  host: SessionHost,
  change: (event: ProviderEvent) => readonly ProviderEvent[],
): SessionHost {
  return changeSession(host, (adapter) => ({
    onEvent: (listener) =>
      adapter.onEvent((event) => {
        for (const reported of change(event)) listener(reported);
      }),
  }));
}
