import { runCall } from "../../adapters/shared/run/run-call.ts";
import type { ActivityEvent, Adapter, Parser, RunCall } from "../../contracts/cli/v1/adapter.ts";
import { type Chunk, parserOptions, type Replay, type Run, type Target } from "../model/target.ts";
import { AdapterCrash, AdapterUnsupported } from "./adapter-faults.ts";
import { normaliseEvents, normaliseOutcome } from "./normalise-replay.ts";

/**
 * An adapter module as a target, in this process: every replay has a parser of its own.
 *
 * Each chunk is handed over as a fresh copy, as a pipe does: an adapter may keep or overwrite it, and no other
 * replay of the same run sees that. Whatever the adapter throws comes out as an AdapterCrash.
 */
export function moduleTarget(adapter: Adapter): Target {
  return {
    id: adapter.manifest.id,
    manifest: adapter.manifest,
    adapter,
    async replay(run) {
      const session = new ParserSession(adapter, run);
      for (const chunk of run.chunks) session.push(chunk);
      return session.end();
    },
    async replayInterleaved(runs) {
      const sessions = runs.map((run) => new ParserSession(adapter, run));
      const longest = runs.reduce((most, run) => Math.max(most, run.chunks.length), 0);
      for (let turn = 0; turn < longest; turn++) {
        for (const session of sessions) session.pushTurn(turn);
      }
      return sessions.map((session) => session.end());
    },
    async run(call, signal) {
      const start = adapter.run?.bind(adapter) ?? ((one: RunCall) => runCall(adapter, one, signal));
      try {
        return normaliseOutcome(await start(call, signal));
      } catch (thrown) {
        throw thrown instanceof AdapterCrash ? thrown : AdapterCrash.from("run()", thrown);
      }
    },
    async close() {},
  };
}

/** One run on its way through one parser. */
class ParserSession {
  private readonly parser: Parser;
  private readonly events: ActivityEvent[] = [];

  private readonly run: Run;

  constructor(adapter: Adapter, run: Run) {
    this.run = run;
    if (typeof adapter.parser !== "function") throw new AdapterUnsupported("the adapter has no parser");
    this.parser = guarded("parser()", () => adapter.parser(parserOptions(run)));
    if (typeof this.parser?.push !== "function" || typeof this.parser.end !== "function") {
      throw new AdapterCrash("parser() returned no parser: push and end must be functions");
    }
  }

  push([stream, bytes]: Chunk): void {
    this.keep(
      "push()",
      guarded("push()", () => this.parser.push(stream, Buffer.from(bytes))),
    );
  }

  pushTurn(turn: number): void {
    const chunk = this.run.chunks[turn];
    if (chunk !== undefined) this.push(chunk);
  }

  end(): Replay {
    if (typeof this.parser.flush === "function") {
      this.keep(
        "flush()",
        guarded("flush()", () => this.parser.flush?.()),
      );
    }
    const outcome = normaliseOutcome(guarded("end()", () => this.parser.end({ ...this.run.exit })));
    const losesTail = typeof this.parser.flush !== "function";
    return { outcome, events: this.events, ...(losesTail && { losesTail }) };
  }

  private keep(action: string, returned: unknown): void {
    for (const event of normaliseEvents(returned, action)) this.events.push(event);
  }
}

function guarded<T>(action: string, call: () => T): T {
  try {
    return call();
  } catch (thrown) {
    throw AdapterCrash.from(action, thrown);
  }
}
