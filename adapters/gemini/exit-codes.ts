import type { ExitCodes } from "../shared/errors/exit-codes.ts";

/** Codes of gemini's own, by the classes of its errors; any other above the signals is an HTTP status modulo 256. */
export const EXIT_CODES: ExitCodes = {
  cli: "gemini",
  own: new Map([
    [41, ["FatalAuthenticationError", "it is not logged in"]],
    [42, ["FatalInputError", "its input was refused"]],
    [44, ["FatalSandboxError", "the sandbox could not be used"]],
    [52, ["FatalConfigError", "its settings cannot be used"]],
    [53, ["FatalTurnLimitedError", "the limit of turns was reached"]],
    [54, ["FatalToolExecutionError", "a tool broke off the run"]],
    [55, ["FatalUntrustedWorkspaceError", "the working folder is not trusted"]],
  ]),
  endsWithStatus: true,
};
