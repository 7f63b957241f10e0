import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { endGroup } from "../lib/living-processes.ts";
import { AdapterCrash, AdapterHang } from "./adapter-faults.ts";

const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Splits what comes over the process protocol into lines at LF alone; each is decoded whole. */
export class ProtocolLines {
  private pieces: Buffer[] = [];
  private length = 0;

  /** @returns the lines that these bytes completed, or null when a line grew beyond 256 MiB. */
  push(bytes: Buffer): string[] | null {
    const lines: string[] = [];
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      this.pieces.push(bytes.subarray(start, end));
      lines.push(Buffer.concat(this.pieces).toString("utf8"));
      this.pieces = [];
      this.length = 0;
      start = end + 1;
    }
    if (start < bytes.length) this.pieces.push(bytes.subarray(start));
    this.length += bytes.length - start;
    return this.length > MAX_LINE_BYTES ? null : lines;
  }
}

export interface AdapterProcessOptions {
  /** Run by the shell, so that arguments and quotes mean what they mean there. */
  command: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds without any answer, while one is awaited, after which the program counts as hung. */
  silenceMs: number;
  /** Called with the id of each process group that is started, so that it can be ended from outside too. */
  onStart?: ((pid: number) => void) | undefined;
}

interface Waiting {
  resolve(answer: Record<string, unknown>): void;
  reject(cause: Error): void;
}

const LAST_WORDS = 4000;
/** How long the pipe of an ended program may stay open in the hands of its children. */
const PIPE_GRACE_MS = 200;

/**
 * An adapter program on the other end of two pipes: JSON lines out, JSON lines in, matched by id.
 * It is started with the first request, and again with the next one after a crash or a hang.
 */
export class AdapterProcess {
  private child: ChildProcessWithoutNullStreams | null = null;
  private stderrTail = "";
  private silence: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting>();

  private readonly options: AdapterProcessOptions;

  constructor(options: AdapterProcessOptions) {
    this.options = options;
  }

  /**
   * Sends one message and waits for the answer with its id.
   *
   * @throws AdapterCrash when the program ends or prints something that is no answer; AdapterHang when it is silent.
   */
  request(message: { id: number }): Promise<Record<string, unknown>> {
    const child = this.child ?? this.start();
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { resolve, reject });
      this.watch();
      child.stdin.write(`${JSON.stringify(message)}\n`);
    });
  }

  /** Ends the program and everything it started. */
  stop(): void {
    const child = this.child;
    this.child = null;
    clearTimeout(this.silence);
    if (child === null) return;
    child.stdin.destroy();
    child.stdout.destroy();
    child.stderr.destroy();
    endGroup(child.pid);
  }

  private start(): ChildProcessWithoutNullStreams {
    const { command, cwd, env, onStart } = this.options;
    const child = spawn(command, { shell: true, detached: true, cwd, env, stdio: "pipe" });
    const lines = new ProtocolLines();
    this.child = child;
    this.stderrTail = "";
    child.stdin.on("error", () => {});
    child.stdout.on("data", (bytes: Buffer) => {
      if (this.child !== child) return;
      const complete = lines.push(bytes);
      if (complete === null) this.fail(new AdapterCrash("the adapter printed a line of more than 256 MiB"));
      for (const line of complete ?? []) this.receive(line);
    });
    child.stderr.on("data", (bytes: Buffer) => {
      this.stderrTail = (this.stderrTail + bytes.toString("utf8")).slice(-LAST_WORDS);
    });
    const ended = (code: number | null, signal: string | null) => {
      if (this.child === child) this.fail(new AdapterCrash(this.describeEnd(code, signal)));
    };
    child.on("error", (cause) => this.child === child && this.fail(new AdapterCrash(cause.message)));
    child.on("exit", (code, signal) => setTimeout(ended, PIPE_GRACE_MS, code, signal));
    child.on("close", ended);
    if (child.pid !== undefined) onStart?.(child.pid);
    return child;
  }

  private receive(line: string): void {
    const answer = parseAnswer(line);
    const waiting = answer === null ? undefined : this.waiting.get(answer.id);
    if (answer === null || waiting === undefined) {
      const shown = JSON.stringify(line.slice(0, 120));
      const fault = answer === null ? "is no JSON object with an id" : "answers nothing that was asked";
      this.fail(new AdapterCrash(`the adapter printed a line that ${fault}: ${shown}`));
      return;
    }
    this.waiting.delete(answer.id);
    this.watch();
    waiting.resolve(answer);
  }

  private watch(): void {
    clearTimeout(this.silence);
    if (this.waiting.size === 0) return;
    const { silenceMs } = this.options;
    this.silence = setTimeout(() => {
      this.fail(new AdapterHang(`the adapter gave no answer within ${silenceMs / 1000} s`));
    }, silenceMs);
  }

  private fail(cause: Error): void {
    this.stop();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.reject(cause);
  }

  private describeEnd(code: number | null, signal: string | null): string {
    const how = signal === null ? `exit code ${code}` : signal;
    const words = lastWords(this.stderrTail);
    return `the adapter process ended (${how}) before it answered${words ? `; its last words: ${words}` : ""}`;
  }
}

/** The line of stderr that says most about the end: the last one that names an error, else the last one. */
export function lastWords(stderr: string): string {
  const lines = stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^Node\.js v\d/.test(line) && !/^at /.test(line));
  const error = lines.findLast((line) => /(?:Error|Exception|panic)\b[^(]*:|panicked at/.test(line));
  return (error ?? lines.at(-1) ?? "").slice(0, 300);
}

function parseAnswer(line: string): (Record<string, unknown> & { id: number }) | null {
  try {
    const value = JSON.parse(line);
    return typeof value?.id === "number" ? value : null;
  } catch {
    return null;
  }
}
