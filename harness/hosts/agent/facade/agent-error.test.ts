import { describe, expect, it } from "vitest";
import { makeError } from "../../../../adapters/shared/errors/make-error.ts";
import { errorOutcome } from "../../../../adapters/shared/outcome/outcome.ts";
import { notStarted } from "../../../../adapters/shared/run/child/spawn-failure.ts";
import type { Exit } from "../../../../contracts/cli/v1/adapter.ts";
import { agentError } from "./agent-error.ts";

const exit = (change: Partial<Exit> = {}): Exit => ({
  code: 1,
  signal: null,
  timedOut: false,
  aborted: false,
  ...change,
});
const failed = (...error: Parameters<typeof makeError>) =>
  agentError(errorOutcome(makeError(...error), { exit: exit() }));

describe("the error of a failed run", () => {
  it("is retryable for a limit, although the core would not try it again", () => {
    expect(failed("quota_exhausted", "no more", "record").error).toMatchObject({
      code: "cli_error",
      retryable: true,
      severity: "error",
    });
    expect(failed("rate_limited", "slow down", "stderr").error.retryable).toBe(true);
  });

  it("is final for a refused login", () => {
    expect(failed("auth_expired", "log in", "record").error.retryable).toBe(false);
  });

  it("reports the exit code and the reason", () => {
    const { error, message } = failed("server", "it broke", "stderr");
    expect(error.message).toBe("CLI exited with code 1: it broke");
    expect(message).toBe(error.message);
    expect(error.details).toEqual({ kind: "server", http_status: null, exit_code: 1 });
  });

  it("leaves an exit code of 0 out, which is none of a failure", () => {
    const outcome = errorOutcome(makeError("server", "it broke", "record"), { exit: exit({ code: 0 }) });
    expect(agentError(outcome).error.message).toBe("it broke");
  });

  it("is a spawn_error where the CLI was never started", () => {
    expect(agentError(notStarted("cli_not_found", "no parrot")).error).toMatchObject({
      code: "spawn_error",
      retryable: false,
    });
  });

  it("is a cli_error where the run was aborted before it began", () => {
    expect(agentError(notStarted("cancelled", "aborted", { aborted: true })).error.code).toBe("cli_error");
  });

  it("has words where the parser gave none", () => {
    const outcome = { ...errorOutcome(makeError("server", "x", "record"), { exit: exit() }), error: null };
    expect(agentError(outcome).error.message).not.toBe("");
  });
});
