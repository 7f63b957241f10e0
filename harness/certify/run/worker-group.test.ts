import { expect, it } from "vitest";
import type { AdapterChoice } from "../../driver/adapter-choice.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { WorkerPool } from "../../lib/worker/worker-pool.ts";
import { AdapterWorker } from "./adapter-worker.ts";
import { AdapterGone, WorkerGroup } from "./worker-group.ts";

const PARROT = "contracts/cli/v1/examples/parrot.ts";

it("starts no worker after its end: such a worker would keep the program alive", async () => {
  const choice = { kind: "path" as const, path: PARROT };
  const group = new WorkerGroup(
    { choice, contract: "cli", root: PROJECT_ROOT, isolate: false, silenceMs: 1000, env: {} },
    1000,
    new WorkerPool(() => new AdapterWorker()),
  );
  group.end();
  await expect(group.acquire()).rejects.toBeInstanceOf(AdapterGone);
});

it("starts no worker of an ended pool, whose busy workers are ended too", async () => {
  const pool = new WorkerPool(() => new AdapterWorker());
  const choice = { kind: "path" as const, path: PARROT };
  const group = new WorkerGroup(
    { choice, contract: "cli", root: PROJECT_ROOT, isolate: false, silenceMs: 1000, env: {} },
    30_000,
    pool,
  );
  const hired = await group.acquire();
  if (!hired.ok) throw new Error(hired.problem);
  pool.end();
  expect(hired.worker.alive).toBe(false);
  await expect(group.acquire()).rejects.toBeInstanceOf(AdapterGone);
}, 60_000);

it("reuses the worker of a built-in adapter, and of no others", async () => {
  const pool = new WorkerPool(() => new AdapterWorker());
  const groupOf = (choice: AdapterChoice) =>
    new WorkerGroup(
      { choice, contract: "cli", root: PROJECT_ROOT, isolate: false, silenceMs: 1000, env: {} },
      30_000,
      pool,
    );
  const groups = [groupOf({ kind: "name", name: "claude" }), groupOf({ kind: "path", path: PARROT })];
  try {
    const [builtIn, other] = await Promise.all(groups.map((group) => group.acquire()));
    if (!builtIn?.ok || !other?.ok) throw new Error("nobody was hired");
    groups[1]!.release(other.worker);
    expect(other.worker.alive).toBe(false);
    groups[0]!.release(builtIn.worker);
    const next = groupOf({ kind: "name", name: "codex" });
    groups.push(next);
    expect(await next.acquire()).toMatchObject({
      worker: builtIn.worker,
      loaded: { manifest: { id: "codex" } },
    });
  } finally {
    for (const group of groups) group.end();
    pool.end();
  }
}, 60_000);
