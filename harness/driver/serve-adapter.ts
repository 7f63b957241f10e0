import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import type { ParseRequest, ProcessRunRequest } from "../../schemas/harness/v1/generated/protocol-request.ts";
import type { Target } from "../model/target.ts";
import type { AdapterChoice } from "./adapter-choice.ts";
import { AdapterUnsupported, describeThrown } from "./adapter-faults.ts";
import { ProtocolLines } from "./adapter-process.ts";
import { type LoadOptions, loadAdapter } from "./load-adapter.ts";
import { moduleTarget } from "./module-target.ts";

/** Which adapter an isolated process serves: the argument of serve-adapter-main.mjs, as JSON. */
export interface ServedAdapter extends LoadOptions {
  choice: Exclude<AdapterChoice, { kind: "exec" }>;
}

type Request = { id: number } & (
  | { op: "describe" }
  | Omit<ParseRequest, "id">
  | Omit<ProcessRunRequest, "id">
);

/**
 * Serves an adapter module over the process protocol: requests on stdin, answers on stdout, a JSON line each. Nothing
 * but the adapter, this loop and what both import is in this process: no check, no verdict, no channel to certify.
 *
 * An adapter that throws ends the process, with what it threw as the last line of stderr, which certify reports.
 */
export async function serveAdapter(served: ServedAdapter): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  // What the adapter prints is no answer.
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  const loaded = await loadAdapter(served.choice, served);
  if (!loaded.ok) {
    process.stderr.write(`${loaded.problem}\n`);
    process.exit(1);
  }
  const { adapter } = loaded;
  const target = moduleTarget(adapter);
  // Not readline: it ends a line at U+2028 too, which a prompt may hold.
  const lines = new ProtocolLines();
  for await (const bytes of process.stdin) {
    for (const line of lines.push(bytes) ?? []) {
      const request: Request = JSON.parse(line);
      void answer(request, adapter, target).then((body) =>
        write(`${JSON.stringify({ id: request.id, ...body })}\n`),
      );
    }
  }
}

async function answer(request: Request, { manifest }: Adapter, target: Target): Promise<object> {
  try {
    if (request.op === "describe") return { manifest };
    if (request.op === "parse") {
      const { outcome, events } = await target.replay(runOf(request));
      return { outcome, events };
    }
    const { op: _op, id: _id, ...call } = request as ProcessRunRequest;
    return { outcome: await target.run(call) };
  } catch (thrown) {
    if (thrown instanceof AdapterUnsupported) return { unsupported: thrown.message };
    process.stderr.write(`${describeThrown(thrown)}\n`);
    process.exit(1);
  }
}

function runOf({ chunks, ...rest }: Omit<ParseRequest, "id">) {
  return {
    ...rest,
    chunks: chunks.map(([stream, base64]) => [stream, Buffer.from(base64, "base64")] as const),
  };
}
