import { existsSync } from "node:fs";
import { relative } from "node:path";
import { FIXTURES } from "../../corpus/fixture-folders.ts";
import { leaksBelow } from "../../corpus/scrub/leaks-below.ts";
import { UserError } from "../../lib/errors.ts";
import type { Command } from "../command.ts";
import { REDACTION_FLAGS, redactionOf } from "./redaction-flags.ts";

const MAX_PATHS = 100;

export const leaksCommand: Command = {
  usage: ["leaks [flags] [PATH...]"],
  description: [
    "Looks for keys, tokens, passwords, addresses and people's homes in every file below the paths and in its name, or in",
    "all fixtures: raw, JSON-escaped, URL-encoded, as entities, in base64 or hex, coloured, wrapped into lines, cut over",
    "two records. Says where one is and of which kind, never what it is. Not found: passwords of letters alone, and what",
    "no form and no name gives away; IP addresses and telephone numbers only with --contacts.",
  ].join("\n"),
  flags: REDACTION_FLAGS,
  examples: [
    ["cliproof leaks", "the shipped fixtures, as the check does"],
    ["cliproof leaks ./runs", "recordings of your own"],
    ["cliproof leaks --words names.txt ./runs", "and names of customers and projects, one a line"],
  ],
  exitCodes: [
    [0, "none found"],
    [1, "a leak"],
  ],
  maxPositionals: MAX_PATHS,
  async run(given) {
    const paths = given.positionals.length > 0 ? given.positionals : [FIXTURES];
    for (const path of paths) if (!existsSync(path)) throw new UserError(`${path}: no such file or folder`);
    const known = redactionOf(given);
    const found = paths.map((path) => leaksBelow(path, known));
    const leaks = found.flatMap((one) => one.leaks);
    for (const { file, start, kind, encoding, inName } of leaks) {
      const how = encoding === "raw" ? "" : ` (${encoding})`;
      process.stdout.write(
        `${relative(process.cwd(), file)}, ${inName ? "in its name" : `byte ${start}`}: ${kind}${how}\n`,
      );
    }
    const files = found.reduce((sum, one) => sum + one.files, 0);
    process.stdout.write(`${files} files, ${leaks.length} leaks\n`);
    return leaks.length > 0 ? 1 : 0;
  },
};
