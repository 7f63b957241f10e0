import { execFile } from "node:child_process";
import type { Health } from "../../../../contracts/cli/v1/adapter.ts";
import { withoutHealthCheck } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

/** Bounded all the same, so that the saboteur itself ends. */
const LATE_MS = 7000;

export default {
  name: "health-check-unbounded",
  invariant: "INV-CLI-PROC-012",
  fault: "Waits for `--version` as long as it takes (pingdotgg/t3code#1787).",
  skip: withoutHealthCheck,
  sabotage: (adapter) => ({
    ...adapter,
    checkHealth: ({ cliPath, env }) =>
      new Promise<Health>((resolve) => {
        const { PATH = "" } = env;
        execFile(cliPath, ["--version"], { env: { PATH }, timeout: LATE_MS }, (thrown, stdout) => {
          if (thrown !== null) resolve({ ok: false, problem: "it failed" });
          else
            resolve({ ok: true, file: cliPath, version: adapter.healthCheck?.parseVersion(stdout) ?? null });
        });
      }),
  }),
} satisfies Saboteur;
