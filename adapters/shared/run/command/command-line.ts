import { cmdArgument, cmdCommand, windowsArgument } from "./windows-arguments.ts";

/** What is handed to spawn. */
export interface CommandLine {
  file: string;
  args: readonly string[];
  /** Windows: the arguments are quoted already. */
  isVerbatim: boolean;
}

/** Characters of a command line that Windows takes, and of one that goes through cmd.exe. */
const WINDOWS_LIMIT = 32_767;
const CMD_LIMIT = 8191;
/** Bytes of one argument on Linux, its end included (librefang/librefang#4764). */
const LINUX_ARGUMENT_LIMIT = 131_072;

/**
 * How an executable is started on a platform, or why the system would refuse. Pure: the answer for Windows can be asked
 * for anywhere.
 *
 * A `.cmd` or `.bat` shim, as npm writes them, cannot be started by itself: it goes through cmd.exe, which reads every
 * argument a second time and ends the line at a newline (Vesperino/MerMarkEditor#74).
 */
export function commandLine(
  file: string,
  args: readonly string[],
  platform: NodeJS.Platform,
  comspec = "cmd.exe",
): CommandLine | { problem: string } {
  const withNul = args.findIndex((argument) => argument.includes("\0"));
  if (withNul !== -1) return { problem: `argument ${withNul + 1} holds a NUL character` };
  if (platform !== "win32") return posixLine(file, args);
  return /\.(?:cmd|bat)$/i.test(file) ? shimLine(file, args, comspec) : windowsLine(file, args);
}

function posixLine(file: string, args: readonly string[]): CommandLine | { problem: string } {
  const tooLong = args.findIndex((argument) => Buffer.byteLength(argument) >= LINUX_ARGUMENT_LIMIT);
  if (tooLong === -1) return { file, args, isVerbatim: false };
  return {
    problem: `argument ${tooLong + 1} is longer than the ${LINUX_ARGUMENT_LIMIT} bytes that one may have`,
  };
}

function windowsLine(file: string, args: readonly string[]): CommandLine | { problem: string } {
  const quoted = args.map(windowsArgument);
  const length = [windowsArgument(file), ...quoted].join(" ").length + 1;
  if (length <= WINDOWS_LIMIT) return { file, args: quoted, isVerbatim: true };
  return {
    problem: `a command line of ${length} characters is longer than the ${WINDOWS_LIMIT} that Windows takes`,
  };
}

function shimLine(file: string, args: readonly string[], comspec: string): CommandLine | { problem: string } {
  const withNewline = args.findIndex((argument) => /[\r\n]/.test(argument));
  if (withNewline !== -1) {
    return { problem: `argument ${withNewline + 1} holds a line break, where cmd.exe ends the command` };
  }
  const line = [cmdCommand(file), ...args.map(cmdArgument)].join(" ");
  if (line.length > CMD_LIMIT) {
    return {
      problem: `a command line of ${line.length} characters is longer than the ${CMD_LIMIT} that cmd.exe takes`,
    };
  }
  return { file: comspec, args: ["/d", "/s", "/c", `"${line}"`], isVerbatim: true };
}
