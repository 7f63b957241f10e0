import { join, relative } from "node:path";
import type { AdapterReport, CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { contractReport } from "../../certify/judge/contract-report.ts";
import { writeKept } from "../../certify/judge/write-kept.ts";
import type { PartialRun } from "../../certify/options.ts";
import { AdapterWorker } from "../../certify/run/adapter-worker.ts";
import type { AdapterChoice } from "../../driver/adapter-choice.ts";
import { findAdapters } from "../../driver/find-adapters.ts";
import type { AdapterRequest } from "../../driver/observed-target.ts";
import { loadHostContract } from "../../hosts/host-contract.ts";
import { UserError } from "../../lib/errors.ts";
import { onInterrupt } from "../../lib/interrupt.ts";
import { isInstalled } from "../../lib/npm.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { sweepLeftovers } from "../../lib/worker/sweep.ts";
import { WorkerPool } from "../../lib/worker/worker-pool.ts";
import type { Invariant } from "../../model/invariants.ts";
import type { Command } from "../command.ts";
import { requireWritable, writing } from "../out-folder.ts";
import { CERTIFY_FLAGS } from "./certify-flags.ts";
import { liveGround, withLiveRuns } from "./certify-live.ts";
import { type Assignment, type Certified, certifyMany } from "./certify-many.ts";
import { type CertifyRequest, certifyRequest } from "./certify-options.ts";
import { issueCertificates, prepareAttestation } from "./issue-certificates.ts";
import { ADAPTERS, type ChosenContract, contractNamed, knownContracts } from "./known-contracts.ts";
import { publish } from "./publish.ts";

/** Writes what one case asks the adapter, so that its author can ask it by hand. */
interface DumpWriter {
  /** Called with each input before the adapter gets it. */
  asked(question: AdapterRequest): void;
  /** The result of the case, in one line for a person. */
  summary(report: AdapterReport): string;
}

export const certifyCommand: Command = {
  usage: ["certify <name | path>... [flags]", 'certify --exec "CMD" [flags]', "certify --all [flags]"],
  description: [
    "Replays recordings of the real CLI to an adapter, attacks it with every check, and says which invariant broke, on",
    "which input, and how to run that one case again. An adapter is a built-in one by name, a module by path, or a",
    "program. Known failures are listed in known-failures.json beside the module; they are run all the same.",
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
    const contract = await contractNamed(request.contract ?? ADAPTERS);
    sweepLeftovers();
    const pool = new WorkerPool(() => new AdapterWorker());
    const partials = new Map<number, () => PartialRun>();
    let onEnd = () => {};
    let removeLive = () => {};
    const forget = onInterrupt(() => {
      pool.end();
      onEnd();
      removeLive();
    });
    try {
      if (request.dump) return await dump(request, contract, pool);
      const choices = request.choices ?? (await builtIns());
      const attestation = await prepareAttestation(request.attest, choices);
      const live = request.live === null ? null : await liveGround(request.live, request, say);
      removeLive = live?.remove ?? removeLive;
      const own = choices.map((choice): Assignment => ({ choice, contract }));
      const ofHosts = isEverything(request) ? await hostAssignments() : [];
      const assignments = [...own, ...ofHosts];
      const invariants = (await knownContracts()).flatMap((one) => one.invariants);
      onEnd = () => publishPartial(assignments, partials, request, invariants);
      const keepPartial = (index: number, partial: () => PartialRun) => partials.set(index, partial);
      const made = await certifyMany(assignments, live?.request ?? request, pool, undefined, keepPartial);
      const done =
        live === null ? made : made.map((one) => ({ ...one, report: withLiveRuns(one.report, live) }));
      const report = summedUp(assignments, done, request, performance.now() - start);
      await writing(`--out ${request.out}`, () => publish(report, invariants, request));
      if (attestation !== null) {
        const issue = () => issueCertificates(attestation, done, contract.name, request);
        process.stdout.write(`${(await writing("--attest", issue)).join("\n")}\n`);
      }
      for (const kept of done.flatMap((one) => one.kept))
        tellKept(await writing("--keep", () => writeKept(keepFolder(), kept)));
      return report.certified ? 0 : 1;
    } finally {
      pool.end();
      forget();
      removeLive();
    }
  },
};

function say(line: string): void {
  process.stderr.write(`cliproof: ${line}\n`);
}

/** What an interrupted run had found: into the files of --out, which then say so; without --out it is not kept. */
function publishPartial(
  assignments: readonly Assignment[],
  partials: ReadonlyMap<number, () => PartialRun>,
  request: CertifyRequest,
  invariants: readonly Invariant[],
): void {
  const begun = assignments.flatMap((assignment, index) => {
    const partial = partials.get(index)?.();
    return partial === undefined ? [] : [{ assignment, done: { ok: true as const, ...partial, kept: [] } }];
  });
  if (request.out === undefined || begun.length === 0) return;
  const report = summedUp(
    begun.map(({ assignment }) => assignment),
    begun.map(({ done }) => done),
    { ...request, timings: false },
    0,
  );
  publish(report, invariants, request);
}

/** All adapters, and nothing that narrows it down: then the contracts of hosts are part of it. */
function isEverything({ choices, contract, fixtures, selection }: CertifyRequest): boolean {
  const { only, check, case: one } = selection;
  const isNarrow = only.length > 0 || check !== null || one !== null || fixtures !== null;
  return choices === null && contract === null && !isNarrow;
}

/** On each contract of hosts the built-in adapters that its document names. */
async function hostAssignments(): Promise<Assignment[]> {
  const assignments: Assignment[] = [];
  for (const contract of await knownContracts()) {
    if (contract.name === ADAPTERS) continue;
    const { claimed } = await loadHostContract(contract.name);
    assignments.push(...claimed.map((name): Assignment => ({ choice: { kind: "name", name }, contract })));
  }
  return assignments;
}

/** One report: that of the first contract, with those of the others in it. */
function summedUp(
  assignments: readonly Assignment[],
  done: readonly Pick<Certified, "report" | "fixtures">[],
  request: CertifyRequest,
  ms: number,
): CertificationReport {
  const names = [...new Set(assignments.map(({ contract }) => contract.name))];
  const reports = names.map((name) => {
    const ofContract = done.filter((_, index) => assignments[index]!.contract.name === name);
    return contractReport(name, ofContract, request);
  });
  const [own, ...hosts] = reports;
  return {
    ...own!,
    ...(request.selection.shard === null ? {} : { shard: request.selection.shard }),
    certified: reports.every(({ certified }) => certified),
    ...(hosts.length === 0 ? {} : { hosts }),
    ...(request.timings ? { timings: { total: Math.round(ms) } } : {}),
  };
}

/** Prints the inputs of one case. The verdict goes to stderr and does not change the exit code of --dump. */
async function dump(
  request: CertifyRequest,
  contract: ChosenContract,
  pool: WorkerPool<AdapterWorker>,
): Promise<number> {
  const writer = dumpWriter((line) => process.stdout.write(line));
  const [choice] = request.choices!;
  const [certified] = await certifyMany([{ choice: choice!, contract }], request, pool, writer.asked);
  process.stderr.write(writer.summary(certified!.report));
  return 0;
}

async function builtIns(): Promise<AdapterChoice[]> {
  const places = await findAdapters(PROJECT_ROOT);
  if (places.length === 0) throw new UserError("there are no built-in adapters");
  return places.map(({ name }) => ({ kind: "name", name }));
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

/**
 * Each question becomes a line of the process protocol with an id of its own, so that the whole may be piped into an
 * adapter program.
 *
 * @param write where the lines go.
 */
function dumpWriter(write: (line: string) => void): DumpWriter {
  let count = 0;
  return {
    asked(question) {
      write(`${JSON.stringify({ id: ++count, ...question })}\n`);
    },
    summary({ invariants, cases }) {
      const [{ id, verdict } = { id: "?", verdict: "?" }] = invariants;
      const [shown] = cases;
      const why = shown?.finding?.message ?? shown?.reason;
      const inputs = count === 1 ? "1 input" : `${count} inputs`;
      return `${inputs} of ${id}: ${verdict}${why === undefined ? "" : `: ${why}`}\n`;
    },
  };
}
