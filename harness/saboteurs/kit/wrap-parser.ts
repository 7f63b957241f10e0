import type {
  ActivityEvent,
  Adapter,
  Exit,
  Outcome,
  Parser,
  ParserOptions,
} from "../../../contracts/cli/v1/adapter.ts";

export type StreamName = "out" | "err";

/** What a fault changes of one run; what it leaves out stays as the good parser has it. */
export interface Fault {
  /** The bytes that the good parser gets in place of `bytes`. */
  bytes?(stream: StreamName, bytes: Uint8Array): Uint8Array;
  /** Bytes that `bytes` held back, asked for once when the stream is over. */
  heldBytes?(stream: StreamName): Uint8Array;
  /** The events that go out in place of those that one push completed. */
  events?(events: ActivityEvent[]): ActivityEvent[];
  /** Events that `events` held back, asked for once when the stream is over. */
  heldEvents?(): ActivityEvent[];
  /** The end that the good parser is notified of. */
  exit?(exit: Exit): Exit;
  /** The outcome that goes out; `exit` is the true one. */
  outcome?(outcome: Outcome, exit: Exit): Outcome;
}

/**
 * Puts a fault round every parser of an adapter and leaves the rest of the adapter alone.
 *
 * @param fault called once for each run, so that its state is that run's own.
 */
export function wrapParser(adapter: Adapter, fault: (options: ParserOptions) => Fault): Adapter {
  return {
    ...adapter,
    parser: (options) => faultyParser(adapter.parser(options), fault(options)),
  };
}

function faultyParser(good: Parser, fault: Fault): Parser {
  let flushed = false;
  const change = (events: ActivityEvent[]) => fault.events?.(events) ?? events;
  function pushHeld(stream: StreamName): ActivityEvent[] {
    const held = fault.heldBytes?.(stream);
    return held === undefined || held.length === 0 ? [] : good.push(stream, held);
  }
  function flush(): ActivityEvent[] {
    flushed = true;
    const last = [...pushHeld("err"), ...pushHeld("out"), ...(good.flush?.() ?? [])];
    return [...change(last), ...(fault.heldEvents?.() ?? [])];
  }
  return {
    push: (stream, bytes) => change(good.push(stream, fault.bytes?.(stream, bytes) ?? bytes)),
    flush,
    end(exit) {
      if (!flushed) flush();
      const outcome = good.end(fault.exit?.(exit) ?? exit);
      return fault.outcome?.(outcome, exit) ?? outcome;
    },
  };
}
