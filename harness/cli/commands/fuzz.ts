import { join, relative } from "node:path";
import { fuzz, fuzzTargets } from "../../fuzz/run-fuzz.ts";
import { escapeText, sha256 } from "../../lib/bytes.ts";
import { UserError } from "../../lib/errors.ts";
import { certifyStyle } from "../../lib/npm.ts";
import { didYouMean } from "../../lib/words.ts";
import { writeAtomic } from "../../lib/write-atomic.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";

const DEFAULT_RUNS = 200;
const MAX_RUNS = 10_000_000;
const MAX_SEED = 2 ** 31 - 1;
const PATH = /^\d+(?::\d+)*$/;

export const fuzzCommand: Command = {
  usage: ["fuzz [TARGET...] [flags]"],
  description: [
    "Feeds changed bytes of the fixtures to whatever reads what others wrote: the parsers of the built-in adapters, the",
    "readers of fixtures and of the process protocol, and the writers of reports. Shrinks what goes wrong, and keeps it.",
  ].join("\n"),
  flags: {
    runs: { type: "string", value: "N", help: `Random inputs of each target (${DEFAULT_RUNS}).` },
    seed: { type: "string", value: "N", help: "Seed of every random choice; the time by default." },
    path: {
      type: "string",
      value: "PATH",
      help: "Try one shrunk input alone: the path that a finding shows.",
    },
    out: { type: "string", value: "DIR", help: "Folder for inputs that go wrong (.cliproof/fuzz)." },
  },
  examples: [
    ["cliproof fuzz", "every target"],
    ["cliproof fuzz 'parser claude' fixture-reader --runs 100000", "two of them, for longer"],
  ],
  exitCodes: [
    [0, "nothing went wrong"],
    [1, "an input went wrong: it is kept, with the command that tries it again"],
  ],
  maxPositionals: 100,
  async run(given) {
    const out = given.text("out") ?? join(".cliproof", "fuzz");
    requireWritable(out, `--out ${out}`);
    const seed = given.integer("seed", { min: 0, max: MAX_SEED }) ?? Date.now() % MAX_SEED;
    const runs = given.integer("runs", { min: 1, max: MAX_RUNS }) ?? DEFAULT_RUNS;
    const path = given.text("path");
    if (path !== undefined && !PATH.test(path))
      throw new UserError(`--path ${path}: numbers with colons between them are needed, 3:0:1 for instance`);
    const all = await fuzzTargets();
    let broken = 0;
    try {
      const names = all.map(({ name }) => name);
      for (const word of given.positionals)
        if (!names.includes(word))
          throw new UserError(
            `${word}: no such target;${didYouMean(word, names)} known: ${names.join(", ")}`,
          );
      const chosen =
        given.positionals.length === 0 ? all : all.filter(({ name }) => given.positionals.includes(name));
      for (const target of chosen) {
        const { tried, found } = await fuzz(target, { seed, runs, path });
        process.stdout.write(
          `${target.name}: ${found === null ? `${tried} inputs, nothing found` : escapeText(found.problem)}\n`,
        );
        if (found === null) continue;
        broken += 1;
        const file = join(out, `${target.name.replaceAll(" ", "-")}-${sha256(found.bytes).slice(0, 8)}`);
        await writing(`--out ${out}`, () => writeAtomic(file, found.bytes));
        const { program, dashes } = certifyStyle(process.env, process.cwd());
        const again = `${program.replace(/certify$/, "fuzz")}${dashes ? " --" : ""} '${target.name}' --seed ${seed} --path ${found.path}`;
        process.stdout.write(`  kept: ${relative(process.cwd(), file)}\n  again: ${again}\n`);
      }
    } finally {
      for (const target of all) target.close?.();
    }
    process.stdout.write(
      `seed ${seed}: ${broken === 0 ? "nothing went wrong" : `${broken} targets went wrong`}\n`,
    );
    return broken === 0 ? 0 : 1;
  },
};
