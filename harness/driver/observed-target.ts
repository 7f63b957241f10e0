import type { ParseRequest, ProcessRunRequest } from "../../schemas/harness/v1/generated/protocol-request.ts";
import type { Run, Target } from "../model/target.ts";

/** What an adapter is asked, in the words of the process protocol, but for the id. */
export type AdapterRequest = Omit<ParseRequest, "id"> | Omit<ProcessRunRequest, "id">;

/**
 * The same target; whatever it is asked is reported first, so that the input on which it hangs or crashes is reported too.
 *
 * @param listener who wants to hear it now; asked for at each question, since no one listens most of the time.
 */
export function observedTarget(
  target: Target,
  listener: () => ((question: AdapterRequest) => void) | null,
): Target {
  return {
    ...target,
    replay(run) {
      listener()?.(parseRequest(run));
      return target.replay(run);
    },
    replayInterleaved(runs) {
      const listen = listener();
      if (listen !== null) for (const run of runs) listen(parseRequest(run));
      return target.replayInterleaved(runs);
    },
    run(call, signal) {
      listener()?.({ op: "run", ...call });
      return target.run(call, signal);
    },
    close: () => target.close(),
  };
}

/** A run as the process protocol's request to parse it, but for the id. */
export function parseRequest(run: Run): Omit<ParseRequest, "id"> {
  return {
    op: "parse",
    outputFormat: run.outputFormat,
    ...(run.cliVersion === undefined ? {} : { cliVersion: run.cliVersion }),
    ...(run.promptLength === undefined ? {} : { promptLength: run.promptLength }),
    chunks: run.chunks.map(([stream, bytes]) => [stream, Buffer.from(bytes).toString("base64")]),
    exit: run.exit,
  };
}
