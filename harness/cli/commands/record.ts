import { join, relative, resolve } from "node:path";
import { FIXTURES } from "../../corpus/fixture-folders.ts";
import type { Arguments } from "../../lib/command-line.ts";
import { UserError } from "../../lib/errors.ts";
import { certifyStyle } from "../../lib/npm.ts";
import { didYouMean } from "../../lib/words.ts";
import { liveRequest } from "../../record/live/live-request.ts";
import { keepHandedOver, recordLive } from "../../record/live/record-live.ts";
import { loadRecipe, recordableProviders } from "../../record/load-recipe.ts";
import { recordAgain } from "../../record/record-again.ts";
import {
  type RecordMode,
  type RecordProgress,
  type RecordResult,
  recordScenarios,
} from "../../record/record-scenarios.ts";
import type { Command } from "../command.ts";
import { requireWritable } from "../out-folder.ts";
import { REDACTION_FLAGS, redactionOf } from "./redaction-flags.ts";

const MODES: readonly RecordMode[] = ["once", "all", "none"];
const MAX_JOBS = 16;
/** Arguments of a CLI's own, with --live. */
const MAX_WORDS = 10_000;

export const recordCommand: Command = {
  usage: ["record CLI [flags]", "record CLI-OR-PATH --live [flags] -- ARGUMENTS"],
  description: [
    "Makes fixtures with the real CLI, offline and without an account: it is found in the cache or installed from the npm",
    "registry, and run in an empty home against a scripted model API on 127.0.0.1. What the model says is known, and so is",
    "what each fixture must show. Secrets, names and paths of this machine are replaced. With --live it is your own CLI,",
    "and the adapter may be your own too, by its path.",
  ].join("\n"),
  flags: {
    scenario: {
      type: "string",
      multiple: true,
      value: "NAME",
      help: "One scenario; repeatable. All by default.",
    },
    version: { type: "string", value: "V", help: "Version of the CLI, or latest; the recipe's by default." },
    mode: {
      type: "string",
      value: "M",
      help: "once (default): a fixture that is there is left alone;\nall: made anew; none: a missing one fails, nothing is run.",
    },
    out: { type: "string", value: "DIR", help: "Folder to write fixtures into (fixtures/cli-outputs)." },
    twice: { type: "boolean", help: "Record again, and tell where the two differ beyond ids and times." },
    live: { type: "boolean", help: "Run your own CLI with these arguments, and make a fixture of the run." },
    command: { type: "string", value: "PATH", help: "Your CLI, with --live, where it is not on PATH." },
    ...REDACTION_FLAGS,
    handover: { type: "boolean", help: "For the record shim: a run that it saw, on stdin." },
    jobs: { type: "string", value: "N", help: "How many CLIs at once; 1." },
  },
  examples: [
    ["npm run record codex -- --scenario rate-limit-429", "one scenario, with the newest known version"],
    ["npm run record codex -- --version latest --out new", "all scenarios of the newest version there is"],
    ["npm run record codex -- --mode none", "in CI: fails where a recording is missing"],
    [
      "npx cliproof record ./my-adapter --live -- --json",
      "a run of the CLI that an adapter of your own is for",
    ],
  ],
  exitCodes: [
    [0, "every scenario has its fixture"],
    [1, "one could not be recorded, is missing with --mode none, or came out otherwise with --twice"],
  ],
  maxPositionals: MAX_WORDS,
  async run(given) {
    const name = given.positionals[0];
    if (name === undefined) {
      throw new UserError(`record needs the name of a CLI: ${(await recordableProviders()).join(", ")}`);
    }
    if (given.on("handover"))
      return keepHandedOver(process.stdin, { named: name, out: given.text("out") ?? "." });
    if (given.on("live")) return recordLive(await liveRequest(name, given, redactionOf(given)));
    const extra = given.positionals[1];
    if (extra !== undefined) throw new UserError(`unexpected argument ${extra}`);
    await loadRecipe(name);
    const out = given.text("out");
    if (out !== undefined) requireWritable(out, `--out ${out}`);
    const scenarios = given.texts("scenario");
    const jobs = given.integer("jobs", { min: 1, max: MAX_JOBS });
    const folder = out === undefined ? join(FIXTURES, "cli-outputs") : resolve(out);
    const result = await recordScenarios({
      provider: name,
      version: given.text("version"),
      scenarios: scenarios.length > 0 ? scenarios : undefined,
      out: folder,
      mode: modeOf(given),
      jobs,
      onProgress: tell,
    });
    const unequal = given.on("twice") ? await repeat(result, folder, jobs) : 0;
    summarise(result, folder);
    return result.failed.length + unequal > 0 ? 1 : 0;
  },
};

function modeOf(given: Arguments): RecordMode {
  const mode = given.text("mode") ?? "once";
  const known = MODES.find((one) => one === mode);
  if (known !== undefined) return known;
  throw new UserError(`--mode ${mode}:${didYouMean(mode, MODES)} known: ${MODES.join(", ")}`);
}

function tell(progress: RecordProgress): void {
  if (progress.event === "installing") process.stderr.write(`installing ${progress.what}\n`);
  else if (progress.event === "kept") process.stdout.write(`kept:    ${progress.id}\n`);
  else if (progress.event === "failed") {
    process.stdout.write(`failed:  ${progress.id}: ${progress.reason}\n`);
  } else {
    const { exit, durationMs } = progress.recorded;
    process.stdout.write(`written: ${progress.id} (${exit}, ${(durationMs / 1000).toFixed(1)} s)\n`);
  }
}

/** @returns how many came out otherwise. */
async function repeat(result: RecordResult, out: string, jobs: number | undefined): Promise<number> {
  let unequal = 0;
  await recordAgain(result, { out, jobs }, ({ id, differences }) => {
    if (differences.length === 0) process.stdout.write(`equal:   ${id}\n`);
    else unequal += 1;
    for (const difference of differences) process.stdout.write(`differs: ${id}: ${difference}\n`);
  });
  return unequal;
}

function summarise({ provider, version, written, kept, failed }: RecordResult, folder: string): void {
  process.stdout.write(`${written.length} written, ${kept.length} kept, ${failed.length} failed\n`);
  if (written.length + kept.length === 0) return;
  const { program, dashes } = certifyStyle(process.env, process.cwd());
  const fixtures = relative(process.cwd(), join(folder, provider, version));
  process.stdout.write(`certify: ${program} ${provider}${dashes ? " --" : ""} --fixtures ${fixtures}\n`);
}
