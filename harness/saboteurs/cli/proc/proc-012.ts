import { execFile } from "node:child_process";
import type { Adapter, Health } from "../../../../contracts/cli/v1/adapter.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { withoutHealthCheck } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

/** Bounded all the same, so that the saboteur itself ends. */
const LATE_MS = 7000;

function printsVersion({ healthCheck }: Adapter, { stdout, isRecorded }: CorpusFixture): boolean {
  const version = stdout.length < 200 ? healthCheck?.parseVersion(stdout) : null;
  return isRecorded && version != null && stdout.includes(version);
}

export default saboteursOf("INV-CLI-PROC-012", [
  {
    name: "health-check-knows-no-version",
    fault: "Does not find the version in what the CLI prints (no public report found).",
    skip: withoutHealthCheck,
    sabotage: (adapter) => ({
      ...adapter,
      healthCheck: { args: adapter.healthCheck?.args ?? [], parseVersion: () => null },
    }),
  },
  {
    name: "health-check-cuts-previews",
    fault: "Reads the numbers of a version and leaves out that it is a preview (no public report found).",
    skip: (adapter) =>
      withoutHealthCheck(adapter) ??
      (someFixture(adapter, (fixture) => printsVersion(adapter, fixture))
        ? null
        : "no output of --version was recorded"),
    sabotage: (adapter) => ({
      ...adapter,
      healthCheck: {
        args: adapter.healthCheck?.args ?? [],
        parseVersion: (printed) => adapter.healthCheck?.parseVersion(printed)?.replace(/-.*/, "") ?? null,
      },
    }),
  },
  {
    name: "health-check-tells-secrets",
    fault:
      "Runs the probe with the host's whole environment and shows its output (daintreehq/daintree#6247).",
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
  },
  {
    name: "health-check-unbounded",
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
              resolve({
                ok: true,
                file: cliPath,
                version: adapter.healthCheck?.parseVersion(stdout) ?? null,
              });
          });
        }),
    }),
  },
]);
