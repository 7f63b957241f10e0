import type { ParseRequest } from "../../schemas/harness/v1/generated/protocol-request.ts";
import type { Run } from "../model/target.ts";

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
