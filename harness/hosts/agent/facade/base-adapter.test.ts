import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HealthStatus, InitResult } from "../../../../contracts/agent/v1/agent-adapter.ts";
import { BaseAdapter } from "./base-adapter.ts";

class Plugin extends BaseAdapter {
  override doInitialize = async (): Promise<InitResult> => {
    this.context.logger.info("here");
    return { success: true, message: null };
  };
  override doHealthCheck = (): Promise<HealthStatus> => new Promise(() => {});
  override doShutdown = async (): Promise<void> => {
    throw new Error("cannot");
  };
}

describe("the templates of a plugin", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("make a value of what is thrown: there is no context before it was injected", async () => {
    expect(await new Plugin().initialize({})).toEqual({
      success: false,
      message: expect.stringContaining("context"),
    });
  });

  it("answer for a health check that never ends, within 5 seconds", async () => {
    const answer = new Plugin().healthCheck();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toMatchObject({ healthy: false, details: null });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shut down whatever the plugin throws", async () => {
    await expect(new Plugin().shutdown()).resolves.toBeUndefined();
  });
});
