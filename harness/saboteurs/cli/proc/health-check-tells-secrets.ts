import { execFile } from "node:child_process";
import type { Health } from "../../../../contracts/cli/v1/adapter.ts";
import { withoutHealthCheck } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "health-check-tells-secrets",
  invariant: "INV-CLI-PROC-012",
  fault: "Gives the probe the whole environment and shows what it printed (daintreehq/daintree#6247).",
  skip: withoutHealthCheck,
  sabotage: (adapter) => ({
    ...adapter,
    checkHealth: ({ cliPath }) =>
      new Promise<Health>((resolve) => {
        execFile(cliPath, ["--version"], { timeout: 4500 }, (thrown, stdout, stderr) => {
          const version = adapter.healthCheck?.parseVersion(stdout) ?? null;
          if (thrown === null && version !== null) resolve({ ok: true, file: cliPath, version });
          else resolve({ ok: false, problem: `it printed ${stdout}${stderr}` });
        });
      }),
  }),
} satisfies Saboteur;
