import { describe, expect, it } from "vitest";
import { runCall } from "../../../../adapters/shared/run/run-call.ts";
import { END, fakeCli, START } from "../../../../adapters/shared/run/testing/fake-cli.ts";
import type { PluginContext } from "../../../../contracts/agent/v1/agent-adapter.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import parrot from "../../../../contracts/cli/v1/examples/parrot.ts";
import { CliAgent } from "./cli-agent.ts";

const say = () => {};
const context: PluginContext = {
  logger: { debug: say, info: say, warn: say, error: say },
  stateStore: { get: async () => undefined, set: async () => {}, delete: async () => {} },
};
const request = { prompt: "hi", system_prompt: null, cwd: null };

async function agent(config: Record<string, unknown>, adapter = parrot as Adapter) {
  const plugin = new CliAgent(adapter);
  plugin.injectContext(context);
  return { plugin, initialized: await plugin.initialize(config) };
}

describe("a plugin over an adapter", () => {
  it("sends a test request by a call of its own", async () => {
    const { plugin } = await agent({ cli_path: fakeCli(`${START}${END}`) });
    expect(await plugin.testRequest()).toMatchObject({ healthy: true, details: { content: "done" } });
  });

  it("reports why a test request failed", async () => {
    const { plugin } = await agent({ cli_path: "no-such-parrot" });
    expect(await plugin.testRequest()).toMatchObject({
      healthy: false,
      message: expect.stringContaining("no-such-parrot"),
    });
  });

  it("gives a CLI the variables that its configuration names, and no other", async () => {
    const cli_path = fakeCli(
      `${START}console.log(JSON.stringify({ type: "end", ok: true, answer: String([process.env.ZZ_KEY, process.env.ZZ_TOKEN]) }));`,
    );
    process.env.ZZ_KEY = "mine";
    process.env.ZZ_TOKEN = "planted";
    try {
      const { plugin } = await agent({ cli_path, auth_env: ["ZZ_KEY"] });
      expect((await plugin.run(request)).content).toBe("mine,");
    } finally {
      delete process.env.ZZ_KEY;
      delete process.env.ZZ_TOKEN;
    }
  });

  it.each([
    ["a word that it does not know", { modle: "m" }],
    ["settings that its adapter does not take", { cli: { command: "" } }],
    [
      "an endpoint for a CLI without one",
      { quota: { credentials_file: "f", endpoint: "https://example.com" } },
    ],
  ])("does not take %s", async (_, config) => {
    const { initialized } = await agent(config);
    expect(initialized).toEqual({ success: false, message: expect.stringMatching(/^Invalid config: ./) });
  });

  it("leaves the run to an adapter that runs by itself, as that of an API does", async () => {
    const run: Adapter["run"] = (call, signal) => runCall(parrot as Adapter, call, signal);
    const api = { ...parrot, run } as Adapter;
    const { plugin } = await agent({ cli_path: fakeCli(`${START}${END}`) }, api);
    expect((await plugin.run(request)).content).toBe("done");
  });

  it("has the capabilities whose flag is set", async () => {
    const { plugin } = await agent({});
    expect(plugin.hasCapability("supports_activity_streaming")).toBe(true);
    expect(plugin.hasCapability("supports_usage_reporting")).toBe(false);
    expect(plugin.hasCapability("context_window")).toBe(false);
  });

  it("does not run before it is initialized, nor after its shutdown", async () => {
    const plugin = new CliAgent(parrot as Adapter);
    plugin.injectContext(context);
    const refused = { error: { code: "internal_error", severity: "fatal" } };
    await expect(plugin.run(request)).rejects.toMatchObject(refused);
    await plugin.initialize({ cli_path: fakeCli(`${START}${END}`) });
    await plugin.shutdown();
    await expect(plugin.run(request)).rejects.toMatchObject(refused);
  });
});
