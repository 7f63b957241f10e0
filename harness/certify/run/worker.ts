import { join } from "node:path";
import type { Check } from "../../checks/kit/check.ts";
import { loadChecks } from "../../checks/load-checks.ts";
import { AdapterHang, describeThrown } from "../../driver/adapter-faults.ts";
import { execTarget } from "../../driver/exec-target.ts";
import { adapterFolder, loadAdapter } from "../../driver/load-adapter.ts";
import { moduleTarget } from "../../driver/module-target.ts";
import { type AdapterRequest, announcedTarget, observedTarget } from "../../driver/observed-target.ts";
import { recordedReplay } from "../../driver/recorded-replay.ts";
import type { ServedAdapter } from "../../driver/serve-adapter.ts";
import { restoreGlobals, withSharedGlobals } from "../../driver/shared-globals.ts";
import { withHeartbeat } from "../../driver/with-heartbeat.ts";
import { withMemoryLimit } from "../../driver/with-memory-limit.ts";
import { openHost } from "../../hosts/open-host.ts";
import { shellQuoted } from "../../lib/command-line.ts";
import { HarnessFault } from "../../lib/errors.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { serveWorker, type WorkerPort } from "../../lib/worker/serve-worker.ts";
import { hideMark, markEnvironment } from "../../lib/worker/worker-mark.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";
import { parsingTarget } from "../../sandbox/black-box-target.ts";
import type { CaseOutcome } from "../verdict.ts";
import { runCase } from "./run-case.ts";
import type {
  CaseOrder,
  FixturesMessage,
  LoadMessage,
  ProbeMessage,
  ToWorker,
  WorkerAnswer,
  WorkerNote,
} from "./worker-messages.ts";

/** What an adapter throws is a verdict by now: what is left is a fault of the harness, and must not be blamed on it. */
function faultOf(thrown: unknown): Error {
  return thrown instanceof HarnessFault ? thrown : new Error(describeThrown(thrown));
}

/** Memory outside of the heap that an adapter may hold: as much as the heap may have. */
const MAX_BUFFERS_MB = 1024;

/** Most cases ask the adapter nothing new, and a message for each would cost more than the case. */
const MAX_UNREPORTED = 100;

const SERVE_ADAPTER = join(PROJECT_ROOT, "harness", "driver", "serve-adapter-main.mjs");

/** The contract of adapters; the others are of hosts. */
const CLI = "cli";

/**
 * The process in which an adapter is attacked: it may hang, exit or blow up without taking more than one case along.
 */
class Worker {
  private target: Target | null = null;
  private checks: Check[] = [];
  private fixtures: readonly Fixture[] = [];
  private byId = new Map<string, Fixture>();
  private corpus: readonly Fixture[] = [];
  private isDumping = false;
  private port: WorkerPort<WorkerNote> | null = null;
  /** Outcomes of cases that have ended and are not yet reported. */
  private ended: CaseOutcome[] = [];

  async answer(message: ToWorker, port: WorkerPort<WorkerNote>): Promise<WorkerAnswer> {
    this.port = port;
    switch (message.type) {
      case "load":
        return this.load(message);
      case "fixtures":
        // Thrown by a timer or a promise of the adapter while it was loaded: it ends the process, as it would elsewhere.
        if (late.length > 0) return endWith(late[0]);
        return this.keep(message);
      case "probe":
        return { type: "probed", hung: await this.hangs(message) };
      case "cases":
        for (const order of message.cases) {
          const outcome = await this.runCase(order);
          this.ended.push(outcome);
          if (this.ended.length >= MAX_UNREPORTED) this.reportEnded();
        }
        this.reportEnded();
        return { type: "done" };
    }
  }

  async close(): Promise<void> {
    await this.target?.close();
  }

  private async load(message: LoadMessage): Promise<WorkerAnswer> {
    late.length = 0;
    process.on("uncaughtException", keepLate);
    try {
      return await this.loadAdapter(message);
    } finally {
      restoreGlobals();
      process.off("uncaughtException", keepLate);
    }
  }

  private async loadAdapter(message: LoadMessage): Promise<WorkerAnswer> {
    await this.close();
    const opened = await this.open(message);
    if (typeof opened === "string") return { type: "refused", problem: opened };
    const isCli = message.contract === CLI;
    const heard = observedTarget(opened.target, (requests) => this.beforeCall(requests));
    const target = isCli ? await parsingTarget(heard) : heard;
    const limited = withMemoryLimit(withSharedGlobals(target), MAX_BUFFERS_MB);
    const lively = withHeartbeat(limited, () => this.port?.alive());
    this.target = announcedTarget(lively, () => this.reportEnded());
    this.checks = await loadChecks(message.contract, isCli ? message.families : undefined);
    return {
      type: "loaded",
      // A manifest may hold more than JSON in fields of the author's own.
      manifest: JSON.parse(JSON.stringify(this.target.manifest)),
      checks: this.checks.map(({ invariant, name, scope, random = false, waits = false }) => ({
        invariant,
        name,
        scope,
        random,
        waits,
      })),
      isBlackBox: this.target.isBlackBox === true,
      folder: opened.folder,
    };
  }

  private async open(message: LoadMessage): Promise<{ target: Target; folder: string | null } | string> {
    const { choice, contract, root, isolate, env } = message;
    if (contract !== CLI) return openHost(root, contract, choice);
    if (choice.kind === "exec") {
      const opened = await this.openProgram(choice.command, { ...env, ...markEnvironment() }, message);
      return typeof opened === "string" ? `--exec ${JSON.stringify(choice.command)}: ${opened}` : opened;
    }
    const loaded = isolate ? null : await loadAdapter(choice, { root, base: process.cwd() });
    if (loaded === null) return this.openIsolated(choice, message);
    return loaded.ok ? { target: moduleTarget(loaded.adapter), folder: loaded.folder } : loaded.problem;
  }

  /** A module in a process of its own, whose environment shows nothing of certify. */
  private async openIsolated(choice: ServedAdapter["choice"], message: LoadMessage) {
    const { root } = message;
    hideMark();
    const served: ServedAdapter = { choice, root, base: process.cwd() };
    const command = [process.execPath, SERVE_ADAPTER, JSON.stringify(served)].map(shellQuoted).join(" ");
    const opened = await this.openProgram(command, process.env, message);
    return typeof opened === "string" ? opened : { ...opened, folder: await adapterFolder(choice, served) };
  }

  private async openProgram(command: string, env: NodeJS.ProcessEnv, { silenceMs }: LoadMessage) {
    const onStart = (pid: number) => this.port?.startedGroup(pid);
    try {
      const target = await execTarget({ command, cwd: process.cwd(), env, silenceMs, onStart });
      return { target, folder: null };
    } catch (thrown) {
      return thrown instanceof Error ? thrown.message : describeThrown(thrown);
    }
  }

  private keep({ fixtures, corpus }: FixturesMessage): WorkerAnswer {
    this.fixtures = fixtures;
    this.byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
    this.corpus = corpus;
    return { type: "ready" };
  }

  private async hangs({ fixture }: ProbeMessage): Promise<boolean> {
    try {
      await recordedReplay(this.byId.get(fixture)!, this.target!);
      return false;
    } catch (thrown) {
      // Whatever else it throws is found again by the checks; only a hang is worth knowing beforehand.
      return thrown instanceof AdapterHang;
    }
  }

  /** The adapter may take this process down: what ended before must be known by then. */
  private beforeCall(requests: () => AdapterRequest[]): void {
    this.reportEnded();
    if (this.isDumping) for (const question of requests()) this.port?.note({ type: "asked", question });
  }

  private reportEnded(): void {
    if (this.ended.length === 0) return;
    this.port?.note({ type: "ran", outcomes: this.ended });
    this.ended = [];
  }

  private async runCase(order: CaseOrder): Promise<CaseOutcome> {
    const { invariant, fixture, seed, runs, path, keepRun, dump } = order;
    const check = this.checks.find((one) => one.invariant === invariant && one.name === order.check)!;
    const { fixtures } = this;
    const input = fixture === null ? fixtures : this.byId.get(fixture)!;
    const context = { target: this.target!, seed, runs, path, corpus: this.corpus, fixtures };
    this.isDumping = dump;
    const outcome = await runCase(check, input, context);
    if (outcome.finding !== undefined && !keepRun) delete outcome.finding.run;
    return outcome;
  }
}

const late: unknown[] = [];
const keepLate = (thrown: unknown) => late.push(thrown);

/** Ends this process as an exception that nothing catches does. Never resolves: no answer must come before the end. */
function endWith(thrown: unknown): Promise<never> {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : describeThrown(thrown);
  process.stderr.write(`${text}\n`, () => process.exit(1));
  return new Promise(() => {});
}

const worker = new Worker();
serveWorker<ToWorker, WorkerNote, WorkerAnswer>(
  (message, port) =>
    worker.answer(message, port).catch((thrown: unknown) => {
      throw faultOf(thrown);
    }),
  () => worker.close(),
);
