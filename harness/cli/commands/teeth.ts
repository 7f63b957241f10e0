import { DEFAULT_RUNS, DEFAULT_SEED } from "../../certify/defaults.ts";
import { asUserError } from "../../lib/errors.ts";
import { isFull } from "../../teeth/kill-table.ts";
import { renderKillTable } from "../../teeth/render-kill-table.ts";
import { runTeeth } from "../../teeth/run-teeth.ts";
import { writeKillTable } from "../../teeth/write-kill-table.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";

export const teethCommand: Command = {
  usage: ["teeth [adapter...] [flags]"],
  description: [
    "Proves that the checks bite: each saboteur is a good adapter with one fault put in, and the checks of its",
    "invariant must fail it, and pass the adapter without the fault. Prints the kill table.",
  ].join("\n"),
  flags: {
    only: { type: "string", multiple: true, value: "INV-...", help: "These invariants alone; repeatable." },
    seed: { type: "string", value: "N", help: `Seed of every random choice (${DEFAULT_SEED}).` },
    runs: { type: "string", value: "N", help: `Random inputs of each property (${DEFAULT_RUNS}).` },
    jobs: { type: "string", value: "N", help: "Worker processes (2)." },
    out: {
      type: "string",
      value: "DIR",
      help: "Write teeth.json and teeth.md there; adapters and invariants that were not named keep their rows.",
    },
  },
  examples: [
    ["npm run teeth", "every saboteur, every built-in adapter"],
    ["npm run teeth claude -- --only INV-CLI-PARSE-005", "one invariant, one adapter"],
  ],
  exitCodes: [
    [0, "every saboteur was caught"],
    [1, "one survived, or an adapter itself does not pass"],
  ],
  maxPositionals: 100,
  async run(given) {
    const only = given.texts("only");
    const out = given.text("out");
    if (out !== undefined) requireWritable(out, `--out ${out}`);
    const table = await runTeeth({
      adapters: given.positionals.length === 0 ? undefined : given.positionals,
      only: only.length === 0 ? undefined : only,
      seed: given.integer("seed", { min: 0, max: 2 ** 31 - 1 }) ?? DEFAULT_SEED,
      runs: given.integer("runs", { min: 1, max: 100_000 }) ?? DEFAULT_RUNS,
      processes: given.integer("jobs", { min: 1, max: 64 }) ?? 2,
    }).catch(asUserError);
    process.stdout.write(renderKillTable(table));
    if (out !== undefined)
      await writing(`--out ${out}`, () =>
        writeKillTable(table, out, given.positionals.length > 0 || only.length > 0),
      );
    return isFull(table) ? 0 : 1;
  },
};
