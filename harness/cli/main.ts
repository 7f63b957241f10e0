import { OutputError, UserError } from "../lib/errors.ts";
import { endNow, endOnSignals } from "../lib/interrupt.ts";
import { keptByNpm, userFolder } from "../lib/npm.ts";
import { version } from "../lib/project.ts";
import { didYouMean } from "../lib/words.ts";
import { COMMANDS } from "./commands.ts";
import { commandHelp, overview } from "./help.ts";
import { parseArguments } from "./parse-arguments.ts";

/**
 * Runs cliproof.
 *
 * @param words the command line without node and the program.
 * @returns the exit code: 0 good, 1 not good, 2 the user's error, 3 our own.
 */
export async function main(words: readonly string[]): Promise<number> {
  endOnLostOutput();
  try {
    return await dispatch(words);
  } catch (thrown) {
    return failed(thrown);
  }
}

async function dispatch([name, ...words]: readonly string[]): Promise<number> {
  if (name === undefined) throw new UserError("a command is needed; cliproof --help lists them");
  if (name === "--version") return print(`${version()}\n`);
  if (name === "help" && words[0] !== undefined) return dispatch([words[0], "--help"]);
  if (["help", "--help", "-h"].includes(name)) return print(overview(COMMANDS));
  const entry = COMMANDS.find((one) => one.name === name);
  if (entry === undefined) {
    const names = COMMANDS.map((one) => one.name);
    throw new UserError(`unknown command ${name};${didYouMean(name, names)} known: ${names.join(", ")}`);
  }
  const command = await entry.load();
  // Behind two dashes are the words of another program: record CLI --live -- --help.
  const end = words.indexOf("--");
  const own = end === -1 ? words : words.slice(0, end);
  if (own.includes("--help") || own.includes("-h")) return print(commandHelp(command));
  const kept = keptByNpm(process.env, name, Object.keys(command.flags));
  if (kept !== null) throw new UserError(kept);
  const given = parseArguments(words, command.flags, command.maxPositionals);
  process.chdir(userFolder(process.env, process.cwd()));
  endOnSignals();
  return command.run(given);
}

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function failed(thrown: unknown): number {
  if (thrown instanceof UserError) {
    for (const line of thrown.lines) process.stderr.write(`cliproof: ${line}\n`);
    return thrown instanceof OutputError ? 3 : 2;
  }
  const refusal = systemRefusal(thrown);
  if (refusal !== null) {
    process.stderr.write(`cliproof: ${refusal}\n`);
    return 3;
  }
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  process.stderr.write(`cliproof failed: ${message.replaceAll(/\s+/g, " ")}\n`);
  process.stderr.write("This is a fault of cliproof: report it with what CLIPROOF_DEBUG=1 adds here.\n");
  if (process.env.CLIPROOF_DEBUG === "1" && thrown instanceof Error)
    process.stderr.write(`${thrown.stack}\n`);
  return 3;
}

const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EDQUOT: "the disk quota is used up",
  EMFILE: "too many open files (ulimit -n)",
  ENFILE: "too many open files in the system",
  ENOMEM: "not enough memory",
  ENOSPC: "no space left on the device",
  EROFS: "the file system is read-only",
  EAGAIN: "no more processes may be started (ulimit -u)",
};

/** What the system does not let us do, in one line: no fault of cliproof, and none of an adapter. */
function systemRefusal(thrown: unknown): string | null {
  const {
    code = "",
    path = "",
    syscall = "",
  } = thrown instanceof Error ? (thrown as NodeJS.ErrnoException) : {};
  const reason = REFUSALS[code];
  return reason === undefined
    ? null
    : `${[syscall, path].filter((word) => word !== "").join(" ")}: ${reason}`;
}

/**
 * Says what becomes of output that no one takes. A reader that went away (`cliproof ... | head`) is no failure: the run
 * goes on to its own exit code, in silence. Anything else (a full disk) ends it with one line and exit code 3.
 */
function endOnLostOutput(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    process.stderr.write(`cliproof: stdout cannot be written (${error.code ?? error.message})\n`);
    endNow(3);
  });
  // Without a reader of stderr there is no one left to say.
  process.stderr.on("error", () => {});
}
