import { describe, expect, it } from "vitest";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import parrot from "../../../contracts/cli/v1/examples/parrot.ts";
import { checkHealth } from "./check-health.ts";
import { fakeCli, HANG } from "./testing/fake-cli.ts";

const adapter = {
  ...parrot,
  healthCheck: {
    args: ["--version"],
    parseVersion: (stdout: string) => /^parrot (\S+)/.exec(stdout)?.[1] ?? null,
  },
} as Adapter;

describe("a health check", () => {
  it("reports the version", async () => {
    const cliPath = fakeCli(`console.log("parrot 1.2.3")`);
    expect(await checkHealth(adapter, { cliPath })).toEqual({ ok: true, file: cliPath, version: "1.2.3" });
  });

  it("finds it on stderr too", async () => {
    const cliPath = fakeCli(`console.error("parrot 1.2.3")`);
    expect(await checkHealth(adapter, { cliPath })).toMatchObject({ ok: true, version: "1.2.3" });
  });

  it("waits for no child that holds the pipe", async () => {
    const cliPath = fakeCli(`console.log("parrot 1.2.3");
      require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"],
        { stdio: "inherit", detached: true }).unref();`);
    expect(await checkHealth(adapter, { cliPath })).toMatchObject({ ok: true, version: "1.2.3" });
  });

  it("of a CLI that hangs", async () => {
    const health = await checkHealth(adapter, { cliPath: fakeCli(HANG), timeoutMs: 300 });
    expect(health).toEqual({ ok: false, problem: expect.stringMatching(/no answer within 300 ms/) });
  });

  it("of a CLI that fails", async () => {
    const health = await checkHealth(adapter, { cliPath: fakeCli("process.exit(3)") });
    expect(health).toEqual({ ok: false, problem: expect.stringMatching(/ended with 3/) });
  });

  it("of a CLI that is missing, and of an adapter without one", async () => {
    expect(await checkHealth(adapter, { cliPath: "/nowhere" })).toMatchObject({ ok: false });
    expect(await checkHealth(parrot as Adapter)).toEqual({
      ok: false,
      problem: "parrot has no health check",
    });
  });

  it("gets no secrets, and prints none", async () => {
    const cliPath = fakeCli("console.log(JSON.stringify(process.env)); process.exit(1)");
    const health = await checkHealth(adapter, {
      cliPath,
      parentEnv: { PATH: process.env.PATH, A_TOKEN: "hush" },
    });
    expect(JSON.stringify(health)).not.toContain("hush");
  });
});
