import type { ParseRequest, ProcessRunRequest } from "../../schemas/harness/v1/generated/protocol-request.ts";
import type { Run, Target } from "../model/target.ts";

/** A request to an adapter, in the form of the process protocol, without the id. */
export type AdapterRequest = Omit<ParseRequest, "id"> | Omit<ProcessRunRequest, "id">;

/**
 * Reports every call to a listener before the target executes it, so the input that hangs or crashes the adapter is
 * known.
 *
 * @param listener gets what makes the requests of the call; few callers want them, and they are large.
 */
export function observedTarget(target: Target, listener: (requests: () => AdapterRequest[]) => void): Target {
  return {
    ...target,
    replay(run) {
      listener(() => [parseRequest(run)]);
      return target.replay(run);
    },
    replayInterleaved(runs) {
      listener(() => runs.map(parseRequest));
      return target.replayInterleaved(runs);
    },
    run(call, signal) {
      listener(() => [{ op: "run", ...call }]);
      return target.run(call, signal);
    },
    close: () => target.close(),
  };
}

/**
 * The same target, which says when a check is about to get hold of the adapter or the host itself: what it calls there
 * passes no observer.
 */
export function announcedTarget(target: Target, beforeUse: () => void): Target {
  return {
    ...target,
    get adapter() {
      beforeUse();
      return target.adapter;
    },
    get host() {
      beforeUse();
      return target.host;
    },
  };
}

/** A run as the process protocol's request to parse it, but for the id. */
export function parseRequest(run: Run): Omit<ParseRequest, "id"> {
  return {
    op: "parse",
    outputFormat: run.outputFormat,
    ...(run.cliVersion === undefined ? {} : { cliVersion: run.cliVersion }),
    ...(run.promptLength === undefined ? {} : { promptLength: run.promptLength }),
    ...(run.now === undefined ? {} : { now: run.now }),
    ...(run.session === undefined ? {} : { session: run.session }),
    chunks: run.chunks.map(([stream, bytes]) => [stream, Buffer.from(bytes).toString("base64")]),
    exit: run.exit,
  };
}
