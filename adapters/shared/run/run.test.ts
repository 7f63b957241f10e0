import path from "node:path";
import { expect, it } from "vitest";
import type { Adapter, Outcome, RunCall, RunCaller } from "../../../contracts/cli/v1/adapter.ts";
import parrot from "../../../contracts/cli/v1/examples/parrot.ts";
import { checkHealth } from "./check-health.ts";
import { run } from "./run.ts";

const OUTCOME = { status: "ok", content: "mine" } as Outcome;

it("leaves a run to the adapter's own, with all that the caller chose", async () => {
  const given: [RunCall, AbortSignal | undefined, RunCaller | undefined][] = [];
  const heard: unknown[] = [];
  const own: Adapter = {
    ...(parrot as Adapter),
    async run(call, signal, caller) {
      given.push([call, signal, caller]);
      caller?.onActivity?.({ kind: "assistant_text", text: "mine" });
      caller?.onOutput?.("out", Buffer.from("bytes"));
      return OUTCOME;
    },
  };
  const { signal } = new AbortController();
  const outcome = await run(
    own,
    { prompt: "hello", model: "zz", env: { ZZ: "1" }, timeoutMs: 5 },
    {
      config: { zz: true },
      signal,
      parentEnv: { HOME: "/zz", GONE: undefined },
      onRateLimit: { policy: "kill" },
      onActivity: (event) => heard.push(event),
      onOutput: (stream, bytes) => heard.push([stream, Buffer.from(bytes).toString()]),
    },
  );
  expect(outcome).toBe(OUTCOME);
  const [call, passed, caller] = given[0]!;
  expect(call).toEqual({
    prompt: "hello",
    model: "zz",
    extraEnv: { ZZ: "1" },
    cliPath: "",
    cwd: path.resolve("."),
    env: { HOME: "/zz" },
    timeoutMs: 5,
    maxRateLimitMs: 0,
  });
  expect(passed).toBe(signal);
  expect(caller?.config).toEqual({ zz: true });
  expect(heard).toEqual([{ kind: "assistant_text", text: "mine" }, ["out", "bytes"]]);
});

it("leaves the health check to the adapter's own", async () => {
  const own: Adapter = {
    ...(parrot as Adapter),
    checkHealth: async ({ cliPath, env }, caller) => ({
      ok: false,
      problem: JSON.stringify([cliPath, env.ZZ, caller?.config]),
    }),
  };
  const health = await checkHealth(own, { cliPath: "/zz/cli", parentEnv: { ZZ: "1" }, config: { zz: true } });
  expect(health).toEqual({ ok: false, problem: JSON.stringify(["/zz/cli", "1", { zz: true }]) });
});
