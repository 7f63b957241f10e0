import { setTimeout as sleep } from "node:timers/promises";
import type { Parser } from "../../../../contracts/cli/v1/adapter.ts";
import { withShell } from "../../kit/change-adapter.ts";
import { withArgumentPrompt } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

/** What a host does between taking the prompt and starting the CLI. */
const FIRST_MS = 100;

export default saboteursOf("INV-CLI-PROC-010", [
  {
    name: "one-parser-for-all",
    fault: "Feeds the output of all concurrent runs to the parser of the last one (LionSR/TeXRA#8110).",
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
  },
  {
    name: "one-prompt-slot",
    fault: "Keeps the current prompt in one place for all runs (edspencer/herdctl#357).",
    skip: withArgumentPrompt,
    sabotage(adapter) {
      let current = "";
      return {
        ...adapter,
        async run(call, signal) {
          current = call.prompt;
          await sleep(FIRST_MS);
          return withShell(adapter, {}).run!({ ...call, prompt: current }, signal);
        },
      };
    },
  },
]);
