import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { someOutcome } from "./some-outcome.ts";

/** A reason to leave an adapter out whose runs have one message each, as one request of an API has one answer. */
export function withoutSecondMessage(adapter: Adapter): string | null {
  return someOutcome(adapter, ({ messages }) => messages.length > 1) ? null : "no run here has two messages";
}
