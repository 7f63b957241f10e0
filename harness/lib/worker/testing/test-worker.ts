import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { serveWorker, type WorkerPort } from "../serve-worker.ts";

/** What the worker of the tests is asked to do. */
export type TestOrder =
  | { do: "echo"; text: string }
  | { do: "throw" | "hang" | "exit" | "spin" | "temp" | "send" }
  /** So many notes, or signs of life, one each `everyMs`. */
  | { do: "notes" | "alive"; count: number; everyMs: number }
  /** Starts a process in a group of its own that outlives everything, and answers with its pid. */
  | { do: "start"; reported: boolean };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function handle(order: TestOrder, port: WorkerPort<number>): Promise<unknown> {
  switch (order.do) {
    case "echo":
      return order.text;
    case "throw":
      throw new Error("no such order");
    case "hang":
      return pause(600_000);
    case "exit":
      process.stderr.write("warning\nRangeError: too much\n");
      return process.exit(7);
    case "spin":
      for (;;);
    case "temp":
      return tmpdir();
    case "send":
      return typeof process.send;
    case "notes":
    case "alive":
      for (let index = 0; index < order.count; index++) {
        await pause(order.everyMs);
        if (order.do === "notes") port.note(index);
        else port.alive();
      }
      return "done";
    case "start": {
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
        detached: true,
        stdio: "ignore",
      });
      if (order.reported) port.startedGroup(child.pid!);
      return child.pid;
    }
  }
}

serveWorker(handle);
