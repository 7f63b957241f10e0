import { pathToFileURL } from "node:url";
import { register } from "tsx/esm/api";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { runCase } from "../certify/run/run-case.ts";
import { BROKEN } from "../certify/verdict.ts";
import type { Check } from "../checks/kit/check.ts";
import { loadChecks } from "../checks/load-checks.ts";
import { type ProviderFixtures, providerFixtures } from "../corpus/provider-fixtures.ts";
import { moduleTarget } from "../driver/module-target.ts";
import { pickAdapter } from "../driver/pick-adapter.ts";
import { recordedRun, tryReplay } from "../driver/recorded-replay.ts";
import { withHeartbeat } from "../driver/with-heartbeat.ts";
import { sampleEvenly } from "../lib/sample-evenly.ts";
import { serveWorker, type WorkerPort } from "../lib/worker/serve-worker.ts";
import type { Fixture } from "../model/fixture.ts";
import { providerOf, type Target } from "../model/target.ts";
import { schemaValidator } from "../schema/schema-validator.ts";
import { activate, hasRunAway, reachedBy, reachedByLoading } from "./active-mutant.ts";
import type { TriedMutant } from "./mutant.ts";
import { type CheckRecord, casesInTurn, isJudge, type MutantCase } from "./mutant-cases.ts";

/** Mutants of one adapter to be tried, one after the other. */
export interface MutateJob {
  /** The adapter's module in the workspace. */
  module: string;
  /** Folders of fixtures given with --fixtures; null: those that cliproof ships. */
  fixtures: readonly string[] | null;
  mutants: readonly string[];
  seed: number;
  runs: number;
  /** Cases of one mutant; null: all. */
  budget: number | null;
}

/** Sent before a mutant is tried, and with what became of it. */
export type MutateNote = { begun: string } | { tried: TriedMutant };

/** What a worker answers: nothing more than its notes, or one line for the user. */
export type MutateAnswer = { problem: string } | { done: true };

/** Fixtures on which it is seen what a check reaches besides what recorded runs do. */
const PROBES = 4;

/** All that a process knows of the adapter, made once. */
interface Bench {
  module: string;
  adapter: Adapter;
  checks: readonly Check[];
  found: ProviderFixtures;
  /** Fixtures whose recorded runs reach a mutant, by the mutant, the smallest fixture first. */
  reaching: ReadonlyMap<string, readonly Fixture[]>;
  /** Checks that reach a mutant besides by a recorded run, by the mutant. */
  reachingChecks: ReadonlyMap<string, ReadonlySet<Check>>;
  loading: ReadonlySet<string>;
  /** What the adapter without a mutant reports on each fixture, as text. */
  recorded: ReadonlyMap<Fixture, string>;
  records: Map<Check, CheckRecord>;
  /** Cases that the adapter without a mutant does not pass: they say nothing. */
  broken: Set<string>;
}

let bench: Bench | undefined;
let loads = 0;

async function work(job: MutateJob, port: WorkerPort<MutateNote>): Promise<MutateAnswer> {
  try {
    activate(null);
    bench ??= await prepare(job, port);
    for (const [turn, id] of job.mutants.entries()) {
      port.note({ begun: id });
      port.note({ tried: await tryMutant(bench, id, job, turn, port) });
    }
    return { done: true };
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

async function prepare(
  { module, fixtures, seed, runs }: MutateJob,
  port: WorkerPort<MutateNote>,
): Promise<Bench> {
  const adapter = await freshAdapter(module);
  const loading = reachedByLoading();
  const found = await providerFixtures(providerOf(adapter.manifest), fixtures, adapter.manifest.cliVersions);
  if (found.errors[0] !== undefined) throw new Error(found.errors[0]);
  const target = moduleTarget(adapter);
  const size = ({ stdout, stderr }: Fixture) => stdout.length + stderr.length;
  const reaching = new Map<string, Fixture[]>();
  const reachingChecks = new Map<string, Set<Check>>();
  const recorded = new Map<Fixture, string>();
  for (const fixture of found.fixtures.toSorted((a, b) => size(a) - size(b))) {
    port.alive();
    const reached = await reachedBy(fixture.id, async () =>
      recorded.set(fixture, await reportOn(fixture, target)),
    );
    for (const id of reached) reaching.set(id, [...(reaching.get(id) ?? []), fixture]);
  }
  const checks = (await loadChecks("cli")).filter(isJudge);
  const { fixtures: all, corpus } = found;
  const context = { target: withHeartbeat(target, () => port.alive()), seed, runs, corpus, fixtures: all };
  for (const check of checks) {
    port.alive();
    const inputs = check.scope === "corpus" ? [all] : sampleEvenly(all, PROBES);
    const probe = async () => {
      for (const input of inputs) await runCase(check, input, context);
    };
    for (const id of await reachedBy(check.name, probe))
      reachingChecks.set(id, (reachingChecks.get(id) ?? new Set()).add(check));
  }
  const known = { reaching, reachingChecks, loading, recorded };
  return { module, adapter, checks, found, ...known, records: new Map(), broken: new Set() };
}

/** A copy of the adapter's modules of its own: what is made while they load is made with the active mutant. */
async function freshAdapter(module: string): Promise<Adapter> {
  const loader = register({ namespace: `mutant-${loads++}`, tsconfig: false });
  try {
    const loaded = (await loader.import(pathToFileURL(module).href, import.meta.url)) as object;
    const picked = pickAdapter(loaded, schemaValidator("cli/v1/manifest.schema.json"));
    if (!picked.ok) throw new Error(picked.problem);
    return picked.adapter;
  } finally {
    await loader.unregister();
  }
}

async function tryMutant(
  bench: Bench,
  id: string,
  { seed, runs, budget }: MutateJob,
  turn: number,
  port: WorkerPort<MutateNote>,
): Promise<TriedMutant> {
  const started = process.cpuUsage();
  const isStatic = bench.loading.has(id);
  const end = (status: TriedMutant["status"], by: string | null, cases: number): TriedMutant => {
    activate(null);
    const { user, system } = process.cpuUsage(started);
    return { id, status, by, cases, isStatic, cpuMs: Math.round((user + system) / 1000) };
  };
  activate(id);
  let adapter = bench.adapter;
  if (isStatic) {
    try {
      adapter = await freshAdapter(bench.module);
    } catch {
      return end("Killed", "the module cannot be loaded", 0);
    }
  }
  const target = withHeartbeat(moduleTarget(adapter), () => port.alive());
  const [checks, fixtures] = candidates(bench, id, isStatic);
  const order = casesInTurn(checks, await byChange(bench, fixtures, adapter), bench.records, turn);
  const isReached = isStatic || bench.reaching.has(id) || bench.reachingChecks.has(id);
  let cases = 0;
  for (const one of order) {
    if (budget !== null && cases >= budget) break;
    cases++;
    port.alive();
    if (!(await isBroken(bench, one, target, seed, runs))) continue;
    if (hasRunAway()) return end("Timeout", nameOf(one), cases);
    activate(null);
    if (await isBrokenAnyway(bench, one, seed, runs)) {
      activate(id);
      continue;
    }
    bench.records.get(one.check)!.kills++;
    return end("Killed", nameOf(one), cases);
  }
  return end(isReached ? "Survived" : "NoCoverage", null, cases);
}

/** The fixtures on which the mutant changes what is reported: a check that looks at one of them may notice. */
async function byChange({ recorded }: Bench, fixtures: readonly Fixture[], adapter: Adapter) {
  const target = moduleTarget(adapter);
  const isChanged = new Map<Fixture, boolean>();
  for (const fixture of fixtures)
    isChanged.set(fixture, (await reportOn(fixture, target)) !== recorded.get(fixture));
  return {
    changed: fixtures.filter((fixture) => isChanged.get(fixture)),
    others: fixtures.filter((fixture) => !isChanged.get(fixture)),
  };
}

async function reportOn(fixture: Fixture, target: Target): Promise<string> {
  const tried = await tryReplay(target, recordedRun(fixture)).catch(String);
  try {
    return JSON.stringify(tried);
  } catch {
    return "an outcome that is no JSON";
  }
}

/**
 * What may kill a mutant: checks of recorded runs that reach it, and checks of the corpus that do. Code that runs while
 * modules are loaded may show anywhere but where processes are started; what nothing reached may be reached by an
 * attack.
 */
function candidates(bench: Bench, id: string, isStatic: boolean): [Check[], readonly Fixture[]] {
  const { checks, found } = bench;
  const fixtures = bench.reaching.get(id);
  const probing = bench.reachingChecks.get(id);
  if (isStatic) return [checks.filter(({ waits }) => !waits), fixtures ?? found.fixtures];
  if (fixtures === undefined && probing === undefined)
    return [checks.filter(({ scope }) => scope === "fixture"), found.fixtures];
  const isCandidate = (check: Check) =>
    (check.scope === "fixture" && fixtures !== undefined) || probing?.has(check) === true;
  return [checks.filter(isCandidate), fixtures ?? found.fixtures];
}

async function isBroken(bench: Bench, one: MutantCase, target: Target, seed: number, runs: number) {
  if (bench.broken.has(nameOf(one))) return false;
  const { fixtures, corpus } = bench.found;
  const record = bench.records.get(one.check) ?? { kills: 0, cases: 0, ms: 0 };
  bench.records.set(one.check, record);
  const started = performance.now();
  const outcome = await runCase(one.check, one.fixture ?? fixtures, { target, seed, runs, corpus, fixtures });
  record.cases++;
  record.ms += performance.now() - started;
  return BROKEN.has(outcome.verdict);
}

/** Whether the adapter without a mutant does not pass the case: then the mutant did not break it. */
async function isBrokenAnyway(bench: Bench, one: MutantCase, seed: number, runs: number): Promise<boolean> {
  const isAnyway = await isBroken(bench, one, moduleTarget(bench.adapter), seed, runs);
  if (isAnyway) bench.broken.add(nameOf(one));
  return isAnyway;
}

function nameOf({ check, fixture }: MutantCase): string {
  return `${check.invariant} ${check.name} ${fixture?.id ?? "corpus"}`;
}

serveWorker(work);
