import type { Check } from "../checks/check.ts";
import type { Fixture } from "../corpus/fixture.ts";
import { recordedReplay } from "../properties/recorded.ts";
import { describeThrown } from "../target/adapter-crash.ts";
import { AdapterHang } from "../target/adapter-hang.ts";
import { execTarget } from "../target/exec-target.ts";
import { loadAdapter } from "../target/load-adapter.ts";
import { moduleTarget } from "../target/module-target.ts";
import type { Target } from "../target/target.ts";
import { beatingTarget } from "./beating-target.ts";
import { loadChecks } from "./load-checks.ts";
import { runCase } from "./run-case.ts";
import type { CaseRun } from "./verdict.ts";
import type {
  CaseOrder,
  CasesMessage,
  FixturesMessage,
  FromWorker,
  LoadMessage,
  ProbeMessage,
  ToWorker,
  WorkerAnswer,
} from "./worker-messages.ts";

/**
 * The process in which an adapter is attacked: it may hang, exit or blow up without taking more than one case along.
 * Answers one message at a time over IPC, and ends when its parent is gone.
 */
export function serveWorker(): void {
  // The adapter shares this process: it must not be able to answer in the harness's name.
  const send = process.send!.bind(process) as (message: FromWorker) => void;
  delete process.send;
  const worker = new Worker(send);
  process.on("message", async (message: ToWorker) => send(await worker.answer(message)));
  process.on("disconnect", () => {
    void worker.close().finally(() => process.exit());
  });
}

class Worker {
  private target: Target | null = null;
  private checks: Check[] = [];
  private fixtures = new Map<string, Fixture>();
  private corpus: readonly Fixture[] = [];

  constructor(private readonly send: (message: FromWorker) => void) {}

  async answer(message: ToWorker): Promise<WorkerAnswer> {
    switch (message.type) {
      case "load":
        return this.load(message);
      case "fixtures":
        return this.keep(message);
      case "probe":
        return { type: "done", runs: [await this.probe(message)] };
      case "cases":
        return { type: "done", runs: await this.runCases(message) };
    }
  }

  async close(): Promise<void> {
    await this.target?.close();
  }

  private async load(message: LoadMessage): Promise<WorkerAnswer> {
    const opened = await this.open(message);
    if (typeof opened === "string") return { type: "refused", problem: opened };
    this.target = beatingTarget(opened.target, () => this.send({ type: "beat" }));
    this.checks = await loadChecks(message.root);
    return {
      type: "loaded",
      // A manifest may hold more than JSON in fields of the author's own.
      manifest: JSON.parse(JSON.stringify(this.target.manifest)),
      checks: this.checks.map(({ invariant, name, scope }) => ({ invariant, name, scope })),
      folder: opened.folder,
    };
  }

  private async open(message: LoadMessage): Promise<{ target: Target; folder: string | null } | string> {
    const { choice, root, silenceMs, env } = message;
    if (choice.kind !== "exec") {
      const loaded = await loadAdapter(choice, { root, base: process.cwd() });
      return loaded.ok ? { target: moduleTarget(loaded.adapter), folder: loaded.folder } : loaded.problem;
    }
    const onStart = (pid: number) => this.send({ type: "child", pid });
    try {
      const target = await execTarget({
        command: choice.command,
        cwd: process.cwd(),
        env,
        silenceMs,
        onStart,
      });
      return { target, folder: null };
    } catch (thrown) {
      const cause = thrown instanceof Error ? thrown.message : describeThrown(thrown);
      return `--exec ${JSON.stringify(choice.command)}: ${cause}`;
    }
  }

  private keep({ fixtures, corpus }: FixturesMessage): WorkerAnswer {
    this.fixtures = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
    this.corpus = corpus ?? fixtures;
    return { type: "ready" };
  }

  private async probe({ fixture }: ProbeMessage): Promise<CaseRun> {
    try {
      await recordedReplay(this.fixtures.get(fixture)!, this.target!);
    } catch (thrown) {
      // Whatever it throws is found again by the checks; only a hang is worth knowing beforehand.
      if (thrown instanceof AdapterHang) return { verdict: "timed-out", inputs: 1 };
    }
    return { verdict: "passed", inputs: 1 };
  }

  private async runCases({ cases }: CasesMessage): Promise<CaseRun[]> {
    const runs: CaseRun[] = [];
    for (const order of cases) runs.push(await this.runCase(order));
    return runs;
  }

  private async runCase(order: CaseOrder): Promise<CaseRun> {
    const { invariant, fixture, seed, runs, path, keepRun } = order;
    const check = this.checks.find((one) => one.invariant === invariant && one.name === order.check)!;
    const input = fixture === null ? [...this.fixtures.values()] : this.fixtures.get(fixture)!;
    const context = { target: this.target!, seed, runs, path, corpus: this.corpus };
    const run = await runCase(check, input, context);
    if (run.finding !== undefined && !keepRun) delete run.finding.run;
    return run;
  }
}
