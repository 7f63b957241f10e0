import type { Parser } from "../../../../contracts/cli/v1/adapter.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "one-parser-for-all",
  invariant: "INV-CLI-PROC-010",
  fault: "Feeds every run that is under way to the parser of the last one (LionSR/TeXRA#8110).",
  sabotage(adapter) {
    let shared: Parser;
    return {
      ...adapter,
      run: (call, signal) =>
        withShell(
          {
            ...adapter,
            parser(options) {
              shared = adapter.parser(options);
              return {
                push: (stream, bytes) => shared.push(stream, bytes),
                end: (exit) => shared.end(exit),
              };
            },
          },
          {},
        ).run!(call, signal),
    };
  },
} satisfies Saboteur;
