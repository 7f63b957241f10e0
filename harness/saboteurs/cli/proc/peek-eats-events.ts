import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "peek-eats-events",
  invariant: "INV-CLI-PROC-007",
  fault: "Ends its own parser when it only looks how far the run is (no public report found).",
  sabotage: (adapter) => ({
    ...adapter,
    parser(options) {
      const parser = adapter.parser(options);
      return {
        push: (stream, bytes) => parser.push(stream, bytes),
        flush: () => parser.flush?.() ?? [],
        peek(exit) {
          // The half of a line that has come so far is taken for a whole one.
          parser.flush?.();
          return parser.end(exit);
        },
        end: (exit) => parser.end(exit),
      };
    },
  }),
} satisfies Saboteur;
