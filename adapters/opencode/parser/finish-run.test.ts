import { describe, expect, it } from "vitest";
import type { Exit } from "../../../contracts/cli/v1/adapter.ts";
import { failure, finish, parse, REFUSED, ran, said, start, used } from "./testing/runs.ts";

describe("when a run of opencode is ok", () => {
  it.each<[string, unknown[], Partial<Exit>, string]>([
    ["the last model call stopped", [start(), said("Hi."), finish()], {}, "ok"],
    ["it stopped at a limit", [start(), said("Hi."), finish("length")], {}, "ok"],
    ["an error was overcome", [failure("x"), start(), said("Hi."), finish()], {}, "ok"],
    ["and set the exit code", [failure("x"), start(), said("Hi."), finish()], { code: 1 }, "ok"],
    ["an exit code nothing explains", [start(), said("Hi."), finish()], { code: 1 }, "unknown"],
    [
      "killed after its answer",
      [start(), said("Hi."), finish()],
      { code: null, signal: "SIGTERM" },
      "timeout",
    ],
    ["only a start", [start()], {}, "stream_truncated"],
    ["no record at all", [], {}, "stream_truncated"],
    ["no end of the model call", [start(), said("Hi.")], {}, "stream_truncated"],
    ["a call began after the answer", [start(), said("Hi."), finish(), start()], {}, "stream_truncated"],
    ["tool calls and no more", [start(), used(ran(0)), finish("tool-calls")], {}, "stream_truncated"],
    ["a stream without a reason", [start(), said("Hi."), finish("unknown")], {}, "stream_truncated"],
    ["a filtered answer", [start(), said("I"), finish("content-filter")], {}, "unknown"],
    ["an error with exit code 0", [failure("no", { statusCode: 401 })], {}, "auth_expired"],
    ["an error after the answer", [start(), said("Hi."), finish(), failure("x")], {}, "unknown"],
    [
      "an error, then killed",
      [failure("no", { statusCode: 500 })],
      { code: null, signal: "SIGKILL" },
      "server",
    ],
    [
      "an error, then aborted",
      [failure("no", { statusCode: 500 })],
      { code: null, aborted: true },
      "cancelled",
    ],
    ["interrupted", [start()], { code: null, signal: "SIGINT" }, "cancelled"],
    ["out of time", [start(), start()], { code: null, signal: "SIGKILL", timedOut: true }, "timeout"],
  ])("%s", (_, records, exit, expected) => {
    const { status, error } = parse(records, { exit });
    expect(error?.kind ?? status).toBe(expected);
  });
});

describe("a run that stops at a refused tool", () => {
  const stopped = [start(), used({ status: "error", input: {}, error: REFUSED }), finish("tool-calls")];
  const stderr =
    "\u001b[93m\u001b[1m! \u001b[0mpermission requested: external_directory (/etc/*); auto-rejecting\n";

  it("says which permission was asked for", () => {
    expect(parse(stopped, { stderr }).error).toMatchObject({
      kind: "configuration",
      message: "permission requested: external_directory (/etc/*); auto-rejecting",
      evidence: "stderr",
    });
  });

  it("is reported by the refusal alone, too", () => {
    expect(parse(stopped).error).toMatchObject({ kind: "configuration", evidence: "record" });
  });

  it("is ok when it went on to an answer", () => {
    expect(parse([...stopped, start(), said("Then not."), finish()], { stderr })).toMatchObject({
      status: "ok",
      content: "Then not.",
      tools: [{ name: "bash", status: "error" }],
    });
  });
});
