import { join } from "node:path";
import { allMet } from "../../bench/bench-report.ts";
import { renderBench } from "../../bench/render-bench.ts";
import { runBench } from "../../bench/run-bench.ts";
import { asUserError } from "../../lib/errors.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";

export const benchCommand: Command = {
  usage: ["bench [adapter...] [flags]"],
  description: [
    "Times the parsers against the floor: splitting the same bytes at LF and JSON.parse for each line.",
    "Writes bench.json and bench.md, after each adapter; named ones take the place of theirs in the earlier files.",
  ].join("\n"),
  flags: {
    out: { type: "string", value: "DIR", help: "Folder to write into (.cliproof/bench of cliproof)." },
    strict: { type: "boolean", help: "Exit 1 when a target is not met." },
  },
  examples: [["npm run bench claude", "one adapter"]],
  exitCodes: [
    [0, "measured, whether or not the targets are met"],
    [1, "with --strict: a target is not met"],
  ],
  maxPositionals: 100,
  async run(given) {
    const out = given.text("out") ?? join(PROJECT_ROOT, ".cliproof", "bench");
    requireWritable(out, `--out ${out}`);
    const bench = () =>
      runBench({
        adapters: given.positionals.length === 0 ? undefined : given.positionals,
        out,
        onProgress: (message) => process.stderr.write(`${message}\n`),
      });
    const report = await writing(`--out ${out}`, bench).catch(asUserError);
    process.stdout.write(renderBench(report));
    return given.on("strict") && !allMet(report) ? 1 : 0;
  },
};
