import { setTimeout as sleep } from "node:timers/promises";
import { withArgumentPrompt } from "../../kit/skip.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

/** What a host does between taking the prompt and starting the CLI. */
const FIRST_MS = 100;

export default {
  name: "one-prompt-slot",
  invariant: "INV-CLI-PROC-010",
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
} satisfies Saboteur;
