import type { Parser } from "../../../../contracts/cli/v1/adapter.ts";

/** A parser, and somebody who is told of each piece of output before the parser is. */
export function overhear(parser: Parser, hear: (stream: "out" | "err", bytes: Uint8Array) => void): Parser {
  return {
    push(stream, bytes) {
      hear(stream, bytes);
      return parser.push(stream, bytes);
    },
    ...(parser.flush === undefined ? {} : { flush: () => parser.flush!() }),
    ...(parser.peek === undefined ? {} : { peek: (exit) => parser.peek!(exit) }),
    end: (exit) => parser.end(exit),
  };
}
