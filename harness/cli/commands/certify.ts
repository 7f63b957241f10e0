import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { type Certification, certify } from "../../certify/certify.ts";
import { type Invariant, readInvariants } from "../../certify/invariants.ts";
import { WorkerPool } from "../../certify/worker-pool.ts";
import { writeKept } from "../../certify/write-kept.ts";
import { corpusSha256 } from "../../corpus/corpus-sha256.ts";
import type { AdapterChoice } from "../../target/adapter-choice.ts";
import { findAdapters } from "../../target/find-adapters.ts";
import type { Question } from "../../target/overheard-target.ts";
import type { Command } from "../command.ts";
import { onInterrupt } from "../interrupt.ts";
import { certifyStyle, isInstalled } from "../npm.ts";
import { requireWritable, writing } from "../out-folder.ts";
import { progressLine } from "../progress-line.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { UserError } from "../user-error.ts";
import { version } from "../version.ts";
import { CERTIFY_FLAGS } from "./certify-flags.ts";
import { type CertifyRequest, certifyRequest } from "./certify-options.ts";
import { dumpWriter } from "./dump-writer.ts";
import { publish } from "./publish.ts";

type Certified = Extract<Certification, { ok: true }>;

export const certifyCommand: Command = {
  usage: ["certify <name | path>... [flags]", 'certify --exec "CMD" [flags]', "certify --all [flags]"],
  description: [
    "Replays recordings of the real CLI to an adapter, attacks it with every check, and says which invariant broke, on",
    "which input, and how to run that one case again. An adapter is a built-in one by name, a module by path, or a",
    "program. Known failures stand in known-failures.json beside the module; they are run all the same.",
  ].join("\n"),
  flags: CERTIFY_FLAGS,
  examples: [
    ["npm run certify claude", "a built-in adapter, in this repository"],
    ["npm run certify claude -- --only PARSE --seed 7", "flags come after two dashes there"],
    ["npx cliproof certify ./my-adapter.mjs", "a module of your own"],
    ['npx cliproof certify --exec "python3 adapter.py"', "a program in any language"],
    ["npx cliproof certify ./a.mjs --fixtures ./runs --keep", "on recordings of your own"],
  ],
  exitCodes: [
    [0, "certified"],
    [1, "not certified: an invariant broken, a crash, a hang, a known failure that passed or is out of date"],
  ],
  maxPositionals: 100,
  async run(given) {
    const request = certifyRequest(given);
    const start = performance.now();
    if (request.out !== undefined) requireWritable(request.out, `--out ${request.out}`);
    if (request.keep) requireWritable(join(keepFolder(), "fixtures", "regressions"), "--keep");
    const invariants = await contractInvariants(request.contract);
    const done: Certified[] = [];
    const pool = new WorkerPool();
    try {
      if (request.dump) return await dump(request, invariants, pool);
      for (const choice of request.choices ?? (await builtIns())) {
        done.push(await certifyOne(choice, request, invariants, pool));
      }
    } finally {
      pool.end();
    }
    const certified = done.every(({ report }) => report.certified);
    const report = {
      schemaVersion: 1 as const,
      cliproof: version(),
      contract: request.contract,
      seed: request.seed,
      runs: request.runs,
      corpusSha256: corpusSha256(done.flatMap(({ fixtures }) => fixtures)),
      certified,
      adapters: done.map(({ report }) => report),
      ...(request.timings ? { timings: { total: Math.round(performance.now() - start) } } : {}),
    };
    await writing(`--out ${request.out}`, () => publish(report, invariants, request));
    for (const kept of done.flatMap((one) => one.kept))
      tellKept(await writing("--keep", () => writeKept(keepFolder(), kept)));
    return certified ? 0 : 1;
  },
};

/** Prints one case's inputs. What the case came to is told, and is no failure: it was not what was asked for. */
async function dump(
  request: CertifyRequest,
  invariants: readonly Invariant[],
  pool: WorkerPool,
): Promise<number> {
  const writer = dumpWriter((line) => process.stdout.write(line));
  const [choice] = request.choices!;
  const { report } = await certifyOne(choice!, request, invariants, pool, writer.asked);
  process.stderr.write(writer.summary(report));
  return 0;
}

async function certifyOne(
  choice: AdapterChoice,
  request: CertifyRequest,
  invariants: readonly Invariant[],
  pool: WorkerPool,
  onAsked?: (question: Question) => void,
): Promise<Certified> {
  const progress = progressLine();
  try {
    const certification = await certify({
      ...request,
      choice,
      invariants,
      pool,
      onAsked,
      root: PROJECT_ROOT,
      today: new Date().toISOString().slice(0, 10),
      style: certifyStyle(process.env, process.cwd()),
      onCrew: (crew) =>
        onInterrupt(() => {
          crew.end();
          pool.end();
        }),
      onProgress: progress.show,
    });
    if (!certification.ok) throw new UserError(...certification.problems);
    return certification;
  } finally {
    progress.clear();
  }
}

async function builtIns(): Promise<AdapterChoice[]> {
  const places = await findAdapters(PROJECT_ROOT);
  if (places.length === 0) throw new UserError("there are no built-in adapters");
  return places.map(({ name }) => ({ kind: "name", name }));
}

/** Contracts are the folders with invariants; a contract without checks of its own certifies nothing. */
async function contractInvariants(contract: string): Promise<Invariant[]> {
  const folders = readdirSync(join(PROJECT_ROOT, "contracts"), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const known = await Promise.all(names.map(async (name) => [name, await invariantsOf(name)] as const));
  const certifiable = known.filter(([, invariants]) => invariants.length > 0);
  const found = certifiable.find(([name]) => name === contract);
  if (found !== undefined) return found[1];
  const list = certifiable.map(([name]) => name).join(", ");
  throw new UserError(`--contract ${contract}: no such contract; known: ${list}`);
}

async function invariantsOf(contract: string): Promise<Invariant[]> {
  return readInvariants(PROJECT_ROOT, contract).catch(() => []);
}

/** Inside the project its own corpus grows; anyone else's counterexamples stay with him. */
function keepFolder(): string {
  const fromRoot = relative(PROJECT_ROOT, process.cwd());
  return fromRoot.startsWith("..") || isInstalled() ? process.cwd() : PROJECT_ROOT;
}

function tellKept({ path, written }: { path: string; written: boolean }): void {
  const shown = relative(process.cwd(), path);
  process.stderr.write(written ? `kept: ${shown}\n` : `kept before: ${shown}\n`);
}
