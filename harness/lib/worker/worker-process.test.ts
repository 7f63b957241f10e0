import { existsSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { livingProcesses } from "../living-processes.ts";
import type { TestOrder } from "./testing/test-worker.ts";
import { workerEnvironment } from "./worker-environment.ts";
import { describeLoss, type Patience, type WorkerKind, WorkerProcess } from "./worker-process.ts";

const started: { kill(): void }[] = [];
afterAll(() => {
  for (const worker of started) worker.kill();
});

function startWorker(kind: Partial<WorkerKind> = {}) {
  const module = new URL("testing/test-worker.ts", import.meta.url).href;
  const worker = new WorkerProcess<TestOrder, number, unknown>({
    module,
    env: workerEnvironment(process.env),
    ...kind,
  });
  started.push(worker);
  return worker;
}

const PATIENT: Patience<number> = { silenceMs: 30_000 };

async function startedWorker(kind: Partial<WorkerKind> = {}) {
  const worker = startWorker(kind);
  // So that the time which a start takes on a busy machine is no part of what a test measures.
  await worker.ask({ do: "echo", text: "" }, PATIENT);
  return worker;
}

describe("WorkerProcess", () => {
  it("answers one order after the other, with notes in between", async () => {
    const worker = startWorker();
    const notes: number[] = [];
    const order: TestOrder = { do: "notes", count: 3, everyMs: 1 };
    const reply = await worker.ask(order, { ...PATIENT, onNote: (note) => notes.push(note) });
    expect(reply).toEqual({ type: "answer", answer: "done" });
    expect(notes).toEqual([0, 1, 2]);
    expect(await worker.ask({ do: "echo", text: "zwei" }, PATIENT)).toMatchObject({ answer: "zwei" });
  });

  it("reports what a handler throws, and lives on", async () => {
    const worker = startWorker();
    expect(await worker.ask({ do: "throw" }, PATIENT)).toEqual({ type: "fault", message: "no such order" });
    expect(worker.alive).toBe(true);
  });

  it.each(["hang", "spin"] as const)("loses a worker that does not answer: %s", async (what) => {
    const worker = await startedWorker();
    const reply = await worker.ask({ do: what }, { silenceMs: 300 });
    expect(reply).toEqual({ type: "lost", loss: { kind: "silent", ms: 300 } });
    expect(worker.alive).toBe(false);
    expect(await worker.ask({ do: "echo", text: "" }, PATIENT)).toMatchObject({ type: "lost" });
  });

  it("waits as long as there are signs of life, but for progress only so long", async () => {
    const worker = await startedWorker();
    const slow: TestOrder = { do: "alive", count: 40, everyMs: 100 };
    expect(await worker.ask({ ...slow, count: 5 }, { silenceMs: 400 })).toMatchObject({ type: "answer" });
    expect(
      await worker.ask({ ...slow, do: "notes", count: 5 }, { silenceMs: 400, limitMs: 400 }),
    ).toMatchObject({
      type: "answer",
    });
    expect(await worker.ask(slow, { silenceMs: 2000, limitMs: 400 })).toEqual({
      type: "lost",
      loss: { kind: "overdue", ms: 400 },
    });
  });

  it("reports how a worker ended", async () => {
    const reply = await startWorker().ask({ do: "exit" }, PATIENT);
    expect(reply).toMatchObject({ type: "lost", loss: { kind: "ended", code: 7, signal: null } });
    if (reply.type !== "lost") throw new Error(reply.type);
    expect(describeLoss(reply.loss)).toBe("ended (exit code 7): RangeError: too much");
  });

  it("reports that a worker cannot be started", async () => {
    const reply = await startWorker({ launcher: ["/no/such/program"] }).ask({ do: "hang" }, PATIENT);
    expect(reply).toMatchObject({
      type: "lost",
      loss: { kind: "gone", message: expect.stringMatching(/ENOENT/) },
    });
  });

  it.each([true, false])(
    "ends a process of another group; the worker had reported its pid: %s",
    async (reported) => {
      const worker = startWorker();
      const reply = await worker.ask({ do: "start", reported: reported }, PATIENT);
      const pid = (reply as { answer: number }).answer;
      expect(await livingProcesses([pid], 0)).toEqual([pid]);
      worker.kill();
      expect(await livingProcesses([pid], 2000)).toEqual([]);
    },
  );

  it("removes the worker's own folder for temporary files with it", async () => {
    const worker = startWorker({ ownTemp: true });
    const { answer } = (await worker.ask({ do: "temp" }, PATIENT)) as { answer: string };
    expect(existsSync(answer)).toBe(true);
    worker.kill();
    expect(existsSync(answer)).toBe(false);
  });

  it("does not let code in the worker answer in its name", async () => {
    expect(await startWorker().ask({ do: "send" }, PATIENT)).toMatchObject({ answer: "undefined" });
  });
});
