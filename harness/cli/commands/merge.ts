import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { mergeReports } from "../../certify/judge/merge-reports.ts";
import { UserError } from "../../lib/errors.ts";
import { schemaValidator } from "../../schema/schema-validator.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";
import { CERTIFY_FLAGS } from "./certify-flags.ts";
import { reportFormats } from "./certify-options.ts";
import { knownContracts } from "./known-contracts.ts";
import { publish } from "./publish.ts";

const MAX_SHARDS = 10_000;

export const mergeCommand: Command = {
  usage: ["merge DIR... [flags]"],
  description: [
    "Puts the reports of all shards together, which certify --shard I/N --out DIR wrote, and gives the one verdict. Known",
    "failures of which no shard had every case are judged here.",
  ].join("\n"),
  flags: { format: CERTIFY_FLAGS.format!, out: CERTIFY_FLAGS.out! },
  examples: [["cliproof merge shards/*", "each folder has the report.json of one shard"]],
  exitCodes: [
    [0, "certified"],
    [1, "not certified"],
  ],
  maxPositionals: MAX_SHARDS,
  async run(given) {
    const formats = reportFormats(given);
    const out = given.text("out");
    if (out !== undefined) requireWritable(out, `--out ${out}`);
    if (given.positionals.length === 0)
      throw new UserError("merge needs the folders that certify --shard I/N --out DIR wrote");
    const merged = mergeReports(given.positionals.map(readReport));
    if (!merged.ok) throw new UserError(merged.problem);
    const invariants = (await knownContracts()).flatMap((one) => one.invariants);
    await writing(`--out ${out}`, () => publish(merged.report, invariants, { formats, out }));
    return merged.report.certified ? 0 : 1;
  },
};

function readReport(folder: string): CertificationReport {
  const file = join(folder, "report.json");
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (thrown) {
    throw new UserError(
      `${file} cannot be read (${(thrown as NodeJS.ErrnoException).code ?? "it is no JSON"})`,
    );
  }
  const problem = schemaValidator("harness/v1/report.schema.json")(value);
  if (problem !== null) throw new UserError(`${file} is no report of this cliproof: ${problem}`);
  return value as CertificationReport;
}
