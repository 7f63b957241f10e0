import type { Adapter, Parser, ParserOptions } from "../../../../contracts/cli/v1/adapter.ts";
import { ToyParser } from "./toy-parser.ts";

/**
 * A faultless adapter for a made-up CLI, to put faults into: a check must pass it and catch each fault.
 *
 * The CLI prints records, one a line: `start {session, model}`, `delta {text}`, `say {text}`, `tool {id, name, input}`,
 * `tool_done {id, ok, output}` and at last `done {ok, answer, error {message, status}, usage {in, out}}`. In `json` it
 * prints the last one alone, or all of them as an array; in `text` the answer.
 */
export const toyAdapter: Adapter = {
  manifest: {
    id: "toy",
    version: "1.0.0",
    provider: "toy",
    commands: ["toy"],
    cliVersions: "^1.0.0",
    transport: "cli",
    promptStyle: "stdin",
    outputFormats: ["text", "json", "stream-json"],
    terminalRecords: { text: null, json: "done", "stream-json": "done" },
    capabilities: { streaming: true, sessions: true, tools: true, usage: true, model: true },
  },
  configSchema: { safeParse: (input) => ({ success: true, data: input }) },
  invocation: (request) => ({ command: "toy", args: [], stdin: request.prompt, env: {} }),
  parser: (options) => new ToyParser(options),
};

/**
 * The toy adapter with a fault: a parser built around the good one.
 *
 * @param wrap gets the good parser, and gives the parts that are to be other than its own.
 */
export function faultyAdapter(wrap: (good: Parser, options: ParserOptions) => Partial<Parser>): Adapter {
  return {
    ...toyAdapter,
    parser: (options) => {
      const good = new ToyParser(options);
      return {
        push: (stream, bytes) => good.push(stream, bytes),
        flush: () => good.flush(),
        end: (exit) => good.end(exit),
        ...wrap(good, options),
      };
    },
  };
}
