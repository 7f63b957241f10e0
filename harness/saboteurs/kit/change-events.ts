import type { ActivityEvent, Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { wrapParser } from "./wrap-parser.ts";

/** An adapter that reports other events; `change` gets each right one and gives those that go out for it. */
export function changeEvents(
  adapter: Adapter,
  change: () => (event: ActivityEvent) => readonly ActivityEvent[],
): Adapter {
  return wrapParser(adapter, () => {
    const one = change();
    return { events: (events) => events.flatMap(one) };
  });
}
