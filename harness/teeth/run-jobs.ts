import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { workerEnvironment } from "../certify/worker-environment.ts";

const WORKER = fileURLToPath(new URL("./teeth-worker.ts", import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** What came of one job: the worker's answer, or how its process died. */
export type JobResult<Answer> = { answer: Answer } | { died: string };

/**
 * Runs jobs in worker processes, each at most `processes` at a time: a saboteur may bring its process down.
 *
 * @returns results in the order of the jobs.
 */
export async function runJobs<Job extends object, Answer>(
  jobs: readonly Job[],
  processes: number,
  onResult: (job: Job, result: JobResult<Answer>) => void,
): Promise<JobResult<Answer>[]> {
  const results: JobResult<Answer>[] = [];
  let next = 0;
  async function lane(): Promise<void> {
    let worker = startWorker();
    try {
      for (let index = next++; index < jobs.length; index = next++) {
        const job = jobs[index]!;
        const result = await ask<Answer>(worker, job);
        if ("died" in result) worker = startWorker();
        results[index] = result;
        onResult(job, result);
      }
    } finally {
      // Also when `onResult` throws: then the other lanes end after the job they are at.
      next = jobs.length;
      worker.disconnect();
    }
  }
  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, lane));
  return results;
}

type Worker = ReturnType<typeof startWorker>;

function startWorker() {
  return fork(WORKER, {
    execArgv: ["--import", TSX],
    serialization: "advanced",
    env: workerEnvironment(process.env),
  });
}

function ask<Answer>(worker: Worker, job: object): Promise<JobResult<Answer>> {
  return new Promise((resolve) => {
    const onMessage = (answer: unknown) => {
      worker.off("exit", onExit);
      resolve({ answer: answer as Answer });
    };
    const onExit = (code: number | null, signal: string | null) => {
      worker.off("message", onMessage);
      resolve({ died: `its process ended with ${signal ?? `code ${code}`}` });
    };
    worker.once("message", onMessage);
    worker.once("exit", onExit);
    worker.send(job);
  });
}
