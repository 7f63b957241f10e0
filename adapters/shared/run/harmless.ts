import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import type { RunOptions } from "./run-options.ts";

/** A listener whose exceptions, and those of a promise it returns, stay its own. */
export function harmless(listener: RunOptions["onActivity"]): (event: ActivityEvent) => void {
  return (event) => {
    try {
      const returned: unknown = listener?.(event);
      if (returned instanceof Promise) returned.catch(() => {});
    } catch {
      // The run goes on.
    }
  };
}
