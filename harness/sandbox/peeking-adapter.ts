import type { Adapter, Exit } from "../../contracts/cli/v1/adapter.ts";

const EXITS: readonly Exit[] = [
  { code: 0, signal: null, timedOut: false, aborted: false },
  { code: 1, signal: null, timedOut: false, aborted: false },
  { code: null, signal: "SIGKILL", timedOut: false, aborted: false },
];

/** The same adapter, whose runs are looked at after every chunk. */
export function peekingAdapter(adapter: Adapter): Adapter {
  return {
    ...adapter,
    parser(options) {
      const parser = adapter.parser(options);
      const { flush } = parser;
      return {
        push(stream, bytes) {
          const events = parser.push(stream, bytes);
          for (const exit of EXITS) parser.peek?.(exit);
          return events;
        },
        ...(flush === undefined ? {} : { flush: () => flush.call(parser) }),
        end: (exit) => parser.end(exit),
      };
    },
  };
}
