import { afterEach, expect, it } from "vitest";
import { fakeCli, START } from "../../../../adapters/shared/run/testing/fake-cli.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import parrot from "../../../../contracts/cli/v1/examples/parrot.ts";
import { formatExitDetail } from "./format-exit-detail.ts";
import { spawnAdapter } from "./spawn-adapter.ts";
import { spawnAgentStream } from "./spawn-agent-stream.ts";

/** Answers `--version`, and prints two variables as its answer. */
const CLI = `
if (process.argv[2] === "--version") { console.log("9.9.9"); process.exit(0); }
${START}console.log(JSON.stringify({ type: "end", ok: true, answer: [process.env.ZZ_KEY, process.env.ZZ_HOST].join() }));`;

afterEach(() => {
  delete process.env.ZZ_HOST;
});

function overCli(versions: (string | null)[] = []): Adapter {
  const command = fakeCli(CLI);
  return {
    ...(parrot as Adapter),
    configSchema: { safeParse: () => ({ success: true, data: { command } }) },
    healthCheck: { args: ["--version"], parseVersion: (text) => /\d+\.\d+\.\d+/.exec(text)?.[0] ?? null },
    invocation(request, config, cli) {
      versions.push(cli.version);
      return {
        ...(parrot as Adapter).invocation(request, config, cli),
        command,
        unfulfilled: ["effort"],
      };
    },
  };
}

it("hands a CLI the variables of its settings and those that it may inherit", async () => {
  process.env.ZZ_HOST = "of the host";
  const bare = await spawnAdapter(overCli()).spawn({ prompt: "hi" });
  expect(bare.stdout).toBe(",");
  const settings = { env: { ZZ_KEY: "key" }, inherit: ["ZZ_HOST"] };
  const given = await spawnAdapter(overCli(), settings).spawn({ prompt: "hi" });
  expect(given.stdout).toBe("key,of the host");
});

it("asks the CLI for its version, and reports what that version has no flag for", async () => {
  const versions: (string | null)[] = [];
  const { exitCode, warnings } = await spawnAdapter(overCli(versions)).spawn({ prompt: "hi" });
  expect(exitCode).toBe(0);
  expect(versions).toEqual(["9.9.9"]);
  expect(warnings).toEqual(["effort was not passed on: parrot has no way to take it"]);
});

it("asks the model where a test request is asked for", async () => {
  expect(await spawnAdapter(overCli()).testRequest!()).toEqual({ available: true });
  const gone = { ...overCli(), invocation: () => ({ command: "/zz/gone", args: [], env: {}, stdin: null }) };
  const { available, reason } = await spawnAdapter(gone).testRequest!();
  expect(available).toBe(false);
  expect(reason).toContain("/zz/gone");
});

it("runs an agent by its provider's name, and says which names there are", async () => {
  const refused = spawnAgentStream("reviewer", "hi", 5000, { provider: "claud" });
  await expect(refused).rejects.toThrow(/^reviewer: .*claude/);
});

it("gives tips in the host's own words", () => {
  const failed = { stdout: "", exitCode: 1, errorMessage: "Model not available", apiErrorStatus: 404 };
  const tips = { 404: () => "run `zz config`." };
  expect(formatExitDetail(failed, "zz", tips)).toBe(
    "\n  Model not available (HTTP 404)\n  Tip: run `zz config`.",
  );
});
