import { runCall } from "../../../adapters/shared/run/run-call.ts";
import { SHELL, type ShellParts } from "../../../adapters/shared/run/shell-parts.ts";
import type { ActivityEvent, Adapter, SessionCodec } from "../../../contracts/cli/v1/adapter.ts";
import { wrapParser } from "./wrap-parser.ts";

/** An adapter with other functions in its session codec; one without a codec stays as it is. */
export function changeCodec(
  adapter: Adapter,
  change: (codec: SessionCodec) => Partial<SessionCodec>,
): Adapter {
  const codec = adapter.sessionCodec;
  if (codec === undefined) return adapter;
  const good: SessionCodec = {
    serialize: (outcome) => codec.serialize(outcome),
    deserialize: (state) => codec.deserialize(state),
    displayId: (state) => codec.displayId(state),
  };
  return { ...adapter, sessionCodec: { ...good, ...change(codec) } };
}

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

/** An adapter whose CLI is started by a shell with another part in it. */
export function withShell(adapter: Adapter, parts: Partial<ShellParts>): Adapter {
  return { ...adapter, run: (call, signal) => runCall(adapter, call, signal, { ...SHELL, ...parts }) };
}
