import type { ExitCodes } from "../shared/errors/exit-codes.ts";

/** Codes of qwen's own, by the classes of its errors. In json mode versions up to 0.12 end with an HTTP status. */
export const EXIT_CODES: ExitCodes = {
  cli: "qwen",
  own: new Map([
    [41, ["FatalAuthenticationError", "it is not logged in"]],
    [42, ["FatalInputError", "its input was refused"]],
    [44, ["FatalSandboxError", "the sandbox could not be used"]],
    [52, ["FatalConfigError", "its settings cannot be used"]],
    [53, ["FatalTurnLimitedError", "the limit of turns was reached"]],
    [54, ["FatalToolExecutionError", "a tool broke off the run"]],
    [55, ["FatalBudgetExceededError", "a budget was used up"]],
  ]),
  endsWithStatus: true,
};
