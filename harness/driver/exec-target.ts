import type { ActivityEvent, Manifest, Outcome, RunCall } from "../../contracts/cli/v1/adapter.ts";
import type { Replay, Run, Target } from "../model/target.ts";
import { schemaValidator, type Validator } from "../schema/schema-validator.ts";
import { AdapterCrash, AdapterUnsupported } from "./adapter-faults.ts";
import { AdapterProcess, type AdapterProcessOptions } from "./adapter-process.ts";
import { normaliseOutcome } from "./normalise-replay.ts";
import { type AdapterRequest, parseRequest } from "./observed-target.ts";

type Request = AdapterRequest | { op: "describe" };

/**
 * An adapter program as a target, over the process protocol (contracts/cli/v1/process-protocol.md).
 * The program is asked to describe itself first; interleaved runs are requests that are open at once.
 *
 * @throws AdapterCrash or AdapterHang when it cannot even describe itself.
 */
export async function execTarget(options: AdapterProcessOptions): Promise<Target> {
  const dialogue = new Dialogue(new AdapterProcess(options), {
    request: schemaValidator("harness/v1/protocol-request.schema.json"),
    manifest: schemaValidator("harness/v1/protocol-response.schema.json#/$defs/DescribeResponse"),
    outcome: schemaValidator("harness/v1/protocol-response.schema.json#/$defs/ParseResponse"),
    unsupported: schemaValidator("harness/v1/protocol-response.schema.json#/$defs/UnsupportedResponse"),
  });
  const manifest = await dialogue.describe();
  return {
    id: manifest.id,
    manifest,
    replay: (run) => dialogue.parse(run),
    async replayInterleaved(runs) {
      const settled = await Promise.allSettled(runs.map((run) => dialogue.parse(run)));
      return settled.map((one) => {
        if (one.status === "rejected") throw one.reason;
        return one.value;
      });
    },
    run(call, signal) {
      if (signal === undefined) return dialogue.run(call);
      return Promise.reject(new AdapterUnsupported("the process protocol has no word for an abort"));
    },
    async close() {
      dialogue.close();
    },
  };
}

type AnswerKind = "manifest" | "outcome" | "unsupported";

/** Requests and answers, each checked against its schema. */
class Dialogue {
  private lastId = 0;

  private readonly program: AdapterProcess;
  private readonly validators: Record<AnswerKind | "request", Validator>;

  constructor(program: AdapterProcess, validators: Record<AnswerKind | "request", Validator>) {
    this.program = program;
    this.validators = validators;
  }

  async describe(): Promise<Manifest> {
    const answer = await this.ask({ op: "describe" }, "manifest");
    return answer.manifest as Manifest;
  }

  async parse(run: Run): Promise<Replay> {
    const answer = await this.ask(parseRequest(run), "outcome");
    return {
      outcome: normaliseOutcome(answer.outcome),
      events: (answer.events ?? []) as ActivityEvent[],
    };
  }

  async run(call: RunCall): Promise<Outcome> {
    const answer = await this.ask({ op: "run", ...call }, "outcome");
    return normaliseOutcome(answer.outcome);
  }

  close(): void {
    this.program.stop();
  }

  private async ask(request: Request, wanted: AnswerKind): Promise<Record<string, unknown>> {
    const message = { id: ++this.lastId, ...request };
    const mistake = this.validators.request(message);
    if (mistake !== null) throw new Error(`cliproof made a request that breaks its own schema: ${mistake}`);
    const answer = await this.program.request(message);
    const kind = "unsupported" in answer ? "unsupported" : wanted;
    const problem = this.validators[kind](answer);
    if (problem !== null) {
      throw new AdapterCrash(`the adapter's answer to "${request.op}" breaks the schema: ${problem}`);
    }
    if (kind === "unsupported") throw new AdapterUnsupported(String(answer.unsupported));
    return answer;
  }
}
