import path from "node:path";
import { MockError } from "../setup.cjs";
import { promptFile } from "./prompt-file.mjs";

// Not imported: an import touches every export, and that loads all streams and all of cryptography.
const fs = process.getBuiltinModule("node:fs");
const { createHash } = process.getBuiltinModule("node:crypto");
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];
/** Counts of bytes are written at most this often; all else at once. */
const COUNTS_MS = 20;

/**
 * What a run was given and what became of it, in a file that is whole at any moment: also when the process is killed.
 * Values of the environment are kept as hashes alone.
 */
export class Receipt {
  #file;
  #content;
  #hash = createHash("sha256");
  #output;
  #later = null;

  /** @throws MockError when it cannot be written. */
  constructor({ settings, cli, argv, fixture, faults, launcher, output }) {
    this.#file = receiptFile(path.resolve(settings.receipt.base, settings.receipt.value));
    this.#output = output;
    this.#content = {
      schemaVersion: 1,
      command: cli.command,
      pid: process.pid,
      launcher,
      children: [],
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      argv,
      cwd: process.cwd(),
      env: hashes(process.env),
      stdin: { bytes: 0, sha256: sha256(""), ended: false },
      promptFile: promptFile(argv, cli.promptFileFlags),
      signals: [],
      fixture: fixture?.id ?? null,
      played: { ...output.played },
      exit: null,
    };
    this.#write();
    // Listening takes away what a signal does by default, so it is done here after all; a fault has a listener of its own.
    for (const signal of SIGNALS) {
      if (signal === "SIGTERM" && faults.sigterm !== undefined) continue;
      process.on(signal, () => {
        this.signal(signal);
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
      });
    }
  }

  stdin(bytes) {
    this.#hash.update(bytes);
    this.#content.stdin.bytes += bytes.length;
    this.changed();
  }

  stdinEnded() {
    this.#content.stdin.ended = true;
    this.#write();
  }

  signal(signal) {
    this.#content.signals.push({ signal, ms: Math.round(process.uptime() * 1000) });
    this.#write();
  }

  child(pid) {
    this.#content.children.push(pid);
    this.#write();
  }

  plays(fixture) {
    this.#content.fixture = fixture;
    this.#write();
  }

  end({ code, signal }) {
    this.#content.exit = { code, signal };
    this.#write();
  }

  /** Counts have changed. */
  changed() {
    this.#later ??= setTimeout(() => this.#write(), COUNTS_MS).unref();
  }

  #write() {
    clearTimeout(this.#later ?? undefined);
    this.#later = null;
    this.#content.stdin.sha256 = this.#hash.copy().digest("hex");
    this.#content.played = { ...this.#output.played };
    const temporary = `${this.#file}.${process.pid}.tmp`;
    try {
      fs.writeFileSync(temporary, `${JSON.stringify(this.#content, null, 2)}\n`);
      fs.renameSync(temporary, this.#file);
    } catch (error) {
      throw new MockError(`the receipt ${this.#file} cannot be written (${error.code})`);
    }
  }
}

function receiptFile(given) {
  const isFolder = fs.statSync(given, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? path.join(given, `${process.pid}.json`) : given;
}

function hashes(env) {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, sha256(value)]));
}

function sha256(text) {
  return createHash("sha256").update(text).digest("hex");
}
