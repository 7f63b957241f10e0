import { DEFAULT_CASE_TIMEOUT, DEFAULT_RUNS, DEFAULT_SEED, defaultJobs } from "../../certify/defaults.ts";
import type { SelectionWords } from "../../certify/plan/resolve-selection.ts";
import { shardOf } from "../../certify/plan/selection.ts";
import { type AdapterChoice, adapterChoice } from "../../driver/adapter-choice.ts";
import type { Arguments } from "../../lib/command-line.ts";
import { UserError } from "../../lib/errors.ts";
import { didYouMean } from "../../lib/words.ts";
import { FORMATS, formatOfReader } from "../../report/formats.ts";

/** What `--live` was asked for. */
export interface LiveWish {
  /** Program of the CLI, where it is not the one on PATH. */
  command: string | undefined;
  /** The user has agreed to what it costs. */
  isAgreed: boolean;
}

/** A command line of `certify`, understood. */
export interface CertifyRequest {
  /** Null: every built-in adapter. */
  choices: AdapterChoice[] | null;
  fixtures: string[] | null;
  /** Null: that of adapters; with all of them and nothing narrowed down, those of hosts too. */
  contract: string | null;
  selection: SelectionWords;
  path: string | undefined;
  seed: number;
  runs: number;
  /** Null when the default holds. */
  shownRuns: number | null;
  jobs: number;
  caseTimeoutMs: number;
  failFast: boolean;
  isolate: boolean;
  /** File of the key that signs certificates. */
  attest: string | undefined;
  /** Null: no run of the installed CLI is asked for. */
  live: LiveWish | null;
  requireProof: boolean;
  keep: boolean;
  dump: boolean;
  formats: string[];
  out: string | undefined;
  timings: boolean;
}

const MAX_SEED = 2 ** 31 - 1;

/**
 * Reads the command line of `certify`.
 *
 * @throws UserError for flags that do not fit together or values that mean nothing.
 */
export function certifyRequest(given: Arguments): CertifyRequest {
  const folders = given.texts("fixtures");
  const runs = given.integer("runs", { min: 1, max: 1_000_000 }) ?? DEFAULT_RUNS;
  return {
    choices: choices(given),
    fixtures: folders.length === 0 ? null : folders,
    contract: given.text("contract") ?? null,
    selection: {
      only: given.texts("only"),
      check: given.text("check") ?? null,
      case: given.text("case") ?? null,
      shard: shard(given.text("shard")),
    },
    path: path(given.text("path")),
    seed: given.integer("seed", { min: 0, max: MAX_SEED }) ?? DEFAULT_SEED,
    runs,
    shownRuns: runs === DEFAULT_RUNS ? null : runs,
    jobs: given.integer("jobs", { min: 1, max: 64 }) ?? defaultJobs(),
    caseTimeoutMs: 1000 * (given.integer("case-timeout", { min: 1, max: 86_400 }) ?? DEFAULT_CASE_TIMEOUT),
    failFast: given.on("fail-fast"),
    isolate: isolate(given),
    attest: attest(given),
    live: live(given),
    requireProof: given.on("require-proof"),
    keep: given.on("keep"),
    dump: dump(given),
    formats: reportFormats(given),
    out: given.text("out"),
    timings: !given.on("no-timings"),
  };
}

function choices(given: Arguments): AdapterChoice[] | null {
  const command = given.text("exec");
  const ways = [given.positionals.length > 0, given.on("all"), command !== undefined];
  if (ways.filter(Boolean).length > 1) {
    throw new UserError("name adapters, or give --all, or give --exec: one of them");
  }
  if (given.on("all")) return null;
  if (command !== undefined) {
    if (command.trim() === "") throw new UserError("--exec needs a command");
    return [{ kind: "exec", command }];
  }
  if (given.positionals.length === 0) {
    throw new UserError("certify needs an adapter: a name (cliproof list), a path, --exec or --all");
  }
  return given.positionals.map(adapterChoice);
}

/** Runs on the user's account are asked for by this flag alone; the other two belong to it. */
function live(given: Arguments): LiveWish | null {
  const command = given.text("command");
  if (!given.on("live")) {
    const idle =
      command !== undefined ? "--command" : given.on("accept-costs") ? "--accept-costs" : undefined;
    if (idle !== undefined) throw new UserError(`${idle} belongs to --live`);
    return null;
  }
  const odd = ["exec", "fixtures", "shard", "attest", "contract"].find(
    (flag) => given.texts(flag).length > 0,
  );
  const other = odd ?? ["all", "isolate", "dump"].find((flag) => given.on(flag));
  if (other !== undefined) throw new UserError(`--live goes without --${other}`);
  return { command, isAgreed: given.on("accept-costs") };
}

function isolate(given: Arguments): boolean {
  if (given.text("attest") !== undefined) return true;
  if (!given.on("isolate")) return false;
  if (given.text("exec") !== undefined)
    throw new UserError("--isolate: a program has a process of its own already");
  if ((given.text("contract") ?? "cli") !== "cli")
    throw new UserError("--isolate: the process protocol is for adapters (contract cli) alone");
  return true;
}

/** Flags that leave out a part of the certification: what is signed is the whole of it. */
const PARTIAL = ["only", "case", "check", "shard", "path"];

function attest(given: Arguments): string | undefined {
  const key = given.text("attest");
  if (key === undefined) return undefined;
  if (given.text("exec") !== undefined)
    throw new UserError("--attest: which files make up a program is not known: certify a module");
  if ((given.text("contract") ?? "cli") !== "cli")
    throw new UserError("--attest: certificates are for adapters (contract cli) alone");
  const [partial] = [
    ...PARTIAL.filter((flag) => given.texts(flag).length > 0 || given.text(flag) !== undefined),
    ...(given.on("fail-fast") ? ["fail-fast"] : []),
    ...(given.on("dump") ? ["dump"] : []),
  ];
  if (partial !== undefined)
    throw new UserError(`--attest signs a whole certification: leave out --${partial}`);
  return key;
}

function dump(given: Arguments): boolean {
  if (!given.on("dump")) return false;
  const contract = given.text("contract") ?? "cli";
  if (contract !== "cli")
    throw new UserError(`--dump: hosts of ${contract} are asked by calls, not by requests`);
  const several = given.on("all") || given.positionals.length > 1;
  if (several) throw new UserError("--dump: the inputs are those of one adapter's case: name one adapter");
  const { length: formatsNamed } = given.texts("format");
  const reports = [
    ...(given.text("out") === undefined ? [] : ["out"]),
    ...(formatsNamed === 0 ? [] : ["format"]),
    ...(given.on("keep") ? ["keep"] : []),
  ];
  if (reports.length > 0) throw new UserError(`--dump: it makes no report, so --${reports[0]} means nothing`);
  return true;
}

function shard(text: string | undefined): SelectionWords["shard"] {
  if (text === undefined) return null;
  const found = shardOf(text);
  if (found !== null) return found;
  throw new UserError(`--shard ${text}: I/N is needed, 1/3 for instance, with I from 1 to N`);
}

/** fast-check's own form: numbers with colons between them. */
function path(text: string | undefined): string | undefined {
  if (text === undefined || /^\d+(:\d+)*$/.test(text)) return text;
  throw new UserError(`--path ${text}: numbers with colons between them are needed, 3:0:1 for instance`);
}

/**
 * The formats that a report is wanted in.
 *
 * @throws UserError for a format that there is not, or several without a folder.
 */
export function reportFormats(given: Arguments): string[] {
  const named = given.texts("format");
  const known = Object.keys(FORMATS);
  for (const name of named) {
    if (known.includes(name)) continue;
    throw new UserError(`unknown format ${name};${didYouMean(name, known)} known: ${known.join(", ")}`);
  }
  const toFiles = given.text("out") !== undefined;
  if (!toFiles && named.length > 1)
    throw new UserError("several formats need --out: each becomes a file there");
  if (named.length > 0) return [...new Set(named)];
  return toFiles ? ["json", "markdown", "junit"] : [formatOfReader(process.env)];
}
