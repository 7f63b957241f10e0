import types from "../../../../contracts/execution/v1/adapter-types.json" with { type: "json" };
import type {
  AdapterExecutionContext,
  AdapterExecutionResult,
  AgentExecutionAdapter,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { CheckFailure } from "../../kit/check-failure.ts";
import { type HostBench, hostChecks } from "../../kit/hosts/host-check.ts";
import type { StandIn, Used } from "../../kit/hosts/stand-in.ts";
import { withHome } from "./with-home.ts";

/** Time to start a program on a busy machine, in milliseconds. */
const TIMEOUT_MS = 30_000;

const PROMPT = "Say hello.";

export type ExecutionBench = HostBench<ExecutionHost>;

/** Makes a check of `execution/v1`: it passes unless `attack` throws a CheckFailure or returns another result. */
export const executionCheck = hostChecks<ExecutionHost>({
  answer: async (host, cwd) =>
    (await withHome(() => host.adapter.execute!(context(host, cwd)))).output ?? null,
});

/** A context with everything that must be there; `changes` go over it. */
export function context(
  { adapter }: ExecutionHost,
  cwd: string,
  changes: Partial<AdapterExecutionContext> = {},
): AdapterExecutionContext {
  return {
    runId: "zz-run",
    adapterType: adapter.type,
    config: {},
    prompt: PROMPT,
    cwd,
    timeoutMs: TIMEOUT_MS,
    ...changes,
  };
}

/**
 * Runs the host in a folder, as PATH and HOME are now.
 *
 * @throws CheckFailure when it rejects, which `execute` never does.
 */
export function ran(
  host: ExecutionHost,
  cwd: string,
  changes: Partial<AdapterExecutionContext> = {},
): Promise<AdapterExecutionResult> {
  return host.adapter.execute!(context(host, cwd, changes)).catch((thrown: unknown) => {
    throw new CheckFailure({
      message: "execute rejects where a result is promised",
      expected: "a result with errorCode",
      actual: String(thrown),
    });
  });
}

/** Runs the host on a fixture, or a folder that a stand-in can play, in a home of its own. */
export function executed(
  { host, play }: ExecutionBench,
  what: Parameters<ExecutionBench["play"]>[0],
  changes: Partial<AdapterExecutionContext> = {},
  faults?: StandIn["faults"],
): Promise<Used<AdapterExecutionResult>> {
  return play(what, (cwd) => withHome(() => ran(host, cwd, changes)), faults);
}

/** Under which name this adapter keeps a session: the document's for its providers, else `sessionId`. */
export function sessionKeyOf({ providerId = "" }: AgentExecutionAdapter): string {
  return Object.hasOwn(types, providerId) ? types[providerId as keyof typeof types].sessionKey : "sessionId";
}
