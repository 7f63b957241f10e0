import type { Adapter, SessionCodec } from "../../../contracts/cli/v1/adapter.ts";

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
