import { MachineFault } from "../errors.ts";
import { endGroup } from "../living-processes.ts";
import { type FromWorker, WORKER_TEMP } from "./worker-messages.ts";

/** What an order's handler reports its parent before it answers. */
export interface WorkerPort<Note> {
  note(note: Note): void;
  /** A sign of life, for long work without notes. */
  alive(): void;
  /** A process group was started, which is to be ended with the worker. */
  startedGroup(pid: number): void;
}

/**
 * The worker's side of WorkerProcess: handles one order at a time, and ends when the parent is gone.
 *
 * @param handle what it resolves with is the answer; what it throws is reported as a fault.
 * @param close ends what is still running, before the worker's own process group is killed.
 */
export function serveWorker<Order, Note, Answer>(
  handle: (order: Order, port: WorkerPort<Note>) => Promise<Answer>,
  close: () => Promise<void> | void = () => {},
): void {
  useTemp(process.env[WORKER_TEMP]);
  const send = process.send!.bind(process) as (message: FromWorker<Note, Answer>) => void;
  // Code under test may share this process: it must not be able to answer in the worker's name.
  delete process.send;
  const port: WorkerPort<Note> = {
    note: (note) => send({ type: "note", note }),
    alive: () => send({ type: "alive" }),
    startedGroup: (pid) => send({ type: "group", pid }),
  };
  process.on("message", async (order: Order) => {
    const answered = handle(order, port).then(
      (answer): FromWorker<Note, Answer> => ({ type: "answer", answer }),
      (thrown): FromWorker<Note, Answer> => ({
        type: "fault",
        message: messageOf(thrown),
        ...(thrown instanceof MachineFault && { isOfMachine: true }),
      }),
    );
    send(await answered);
  });
  process.on("disconnect", () => {
    void Promise.resolve(close()).finally(() => endGroup(process.pid));
  });
}

/** Not in the environment from the start: the TypeScript loader keeps its cache in the system's own folder. */
function useTemp(folder: string | undefined): void {
  if (folder === undefined) return;
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  delete process.env[WORKER_TEMP];
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
