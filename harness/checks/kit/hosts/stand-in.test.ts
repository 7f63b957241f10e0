import { spawn } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { providerFixtures } from "../../../corpus/provider-fixtures.ts";
import { livingProcesses } from "../../../lib/living-processes.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { NoAnswer } from "../check-failure.ts";
import { withUncaughtGuard } from "../with-uncaught-guard.ts";
import { usingStandIn, withoutAnyCli } from "./stand-in.ts";

let good: Fixture;
beforeAll(async () => {
  const { fixtures } = await providerFixtures("claude", null);
  good = fixtures.find(({ id }) => id.endsWith("/success-text"))!;
});

const LIMIT_MS = 1500;
const never = () => new Promise<never>(() => {});

/** What is notified of a host that does not answer. */
async function reported(use: () => Promise<unknown>, faults = {}): Promise<NoAnswer["finding"]> {
  const standIn = { provider: "claude", fixture: good.folder, limitMs: LIMIT_MS, faults };
  const thrown = await withUncaughtGuard(() => usingStandIn(standIn, use)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(NoAnswer);
  return (thrown as NoAnswer).finding;
}

describe("a host that does not answer", () => {
  it("is asked to close stdin, and its child is ended", async () => {
    let pid = 0;
    const use = () => {
      pid = spawn("claude", ["-p"]).pid!;
      return never();
    };
    expect((await reported(use)).message).toContain("close the child's stdin");
    expect(await livingProcesses([pid], 500)).toEqual([]);
  });

  it("learns that it started nothing", async () => {
    expect((await reported(never)).message).toContain("never started");
  });

  it("learns that the CLI has ended", async () => {
    const use = () => {
      spawn("claude", ["-p"], { stdio: "ignore" });
      return never();
    };
    expect((await reported(use)).message).toContain("the CLI has ended");
  });

  it("learns that the CLI is alive", async () => {
    const use = () => {
      spawn("claude", ["-p"], { stdio: "ignore" });
      return never();
    };
    expect((await reported(use, { stopAfter: 0 })).message).toContain("still alive");
  });

  it("is given the uncaught exception", async () => {
    const use = () => {
      setTimeout(() => {
        throw new TypeError("zz of a listener");
      });
      return never();
    };
    const { message, actual } = await reported(use);
    expect(message).toContain("never started");
    expect(actual).toContain("TypeError: zz of a listener");
  });
});

it("gives back what a host answers without a CLI", async () => {
  expect(await withoutAnyCli(async () => "zz")).toBe("zz");
});
