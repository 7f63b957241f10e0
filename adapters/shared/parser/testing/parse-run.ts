import type {
  ActivityEvent,
  Adapter,
  Exit,
  Outcome,
  OutputFormat,
  ParserOptions,
} from "../../../../contracts/cli/v1/adapter.ts";

/** How a run of a test ends and what is beside its stdout. */
export interface RunOptions {
  format?: OutputFormat;
  exit?: Partial<Exit>;
  stderr?: string;
  promptLength?: number;
  cliVersion?: string;
  session?: ParserOptions["session"];
}

const DONE: Exit = { code: 0, signal: null, timedOut: false, aborted: false };

/**
 * What an adapter makes of a run: records (or text) on stdout, stderr, and an exit of code 0 unless said otherwise.
 *
 * @returns the outcome, with all events beside it.
 */
export function parseRun(
  adapter: Pick<Adapter, "parser">,
  stdout: readonly unknown[] | string,
  { format = "stream-json", exit = {}, stderr = "", promptLength = 8, cliVersion, session }: RunOptions = {},
): Outcome & { events: ActivityEvent[] } {
  const parser = adapter.parser({ outputFormat: format, cliVersion, promptLength, session });
  const text = typeof stdout === "string" ? stdout : stdout.map((one) => `${JSON.stringify(one)}\n`).join("");
  const events = [
    ...parser.push("out", Buffer.from(text)),
    ...parser.push("err", Buffer.from(stderr)),
    ...(parser.flush?.() ?? []),
  ];
  return { ...parser.end({ ...DONE, ...exit }), events };
}
