import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { MOCKS, pathWith } from "./run-mock.ts";

// biome-ignore lint/suspicious/noExplicitAny: records of a CLI are what they are.
export type AgentRecord = any;

/** A client of claude's two-way protocol, as small as an agent SDK can be. */
export class AgentClient {
  /** Every record of stdout but answers to control requests. */
  readonly records: AgentRecord[] = [];
  /** Permission requests of the CLI are answered with this; without it they are left open. */
  permission: object | null = null;
  readonly ended: Promise<{ code: number | null; stderr: string }>;
  readonly #child;
  readonly #answers = new Map<string, (response: AgentRecord) => void>();
  #next = 0;
  #heard = () => {};

  constructor(env: Record<string, string>, flags: readonly string[] = []) {
    const args = [
      "-p",
      "--output-format",
      "stream-json",
      "--verbose",
      "--input-format",
      "stream-json",
      ...flags,
    ];
    const child = spawn(path.join(MOCKS, "claude/claude"), args, {
      env: { PATH: pathWith(path.join(MOCKS, "claude")), ...env },
    });
    this.#child = child;
    let stderr = "";
    child.stderr.on("data", (bytes) => {
      stderr += bytes;
    });
    child.stdin.on("error", () => {});
    createInterface({ input: child.stdout }).on("line", (line) => this.#take(JSON.parse(line)));
    this.ended = once(child, "close").then(([code]) => ({ code, stderr }));
  }

  /** Asks a control request and waits for its answer. */
  ask(request: object): Promise<AgentRecord> {
    const request_id = `client-${this.#next++}`;
    this.send({ type: "control_request", request_id, request });
    return new Promise((resolve) => this.#answers.set(request_id, resolve));
  }

  say(text: string): void {
    this.send({ type: "user", message: { role: "user", content: [{ type: "text", text }] } });
  }

  send(record: object | string): void {
    this.#child.stdin.write(`${typeof record === "string" ? record : JSON.stringify(record)}\n`);
  }

  /** Waits for the n-th record of a type, counted from one. */
  async nth(type: string, n: number): Promise<AgentRecord> {
    for (;;) {
      const found = this.records.filter((record) => record.type === type)[n - 1];
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  close(): void {
    this.#child.stdin.end();
  }

  #take(record: AgentRecord): void {
    if (record.type === "control_response") {
      this.#answers.get(record.response.request_id)?.(record.response);
      return;
    }
    this.records.push(record);
    if (record.type === "control_request" && this.permission !== null) {
      const response = { subtype: "success", request_id: record.request_id, response: this.permission };
      this.send({ type: "control_response", response });
    }
    this.#heard();
  }
}
