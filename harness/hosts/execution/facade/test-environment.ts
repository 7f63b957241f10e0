import semver from "semver";
import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import { testRequest } from "../../../../adapters/shared/run/test-request.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type {
  AdapterEnvironmentCheck,
  AdapterEnvironmentTestResult,
} from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { installInstructions } from "./registry/install-instructions.ts";
import { parentEnvironment } from "./runtime-env.ts";

/**
 * Whether this CLI can be used here, with a hint for each thing that is not as it should be (INV-EXECUTION-ENV-001). An
 * unknown or uncertified version is a warning: the run may well succeed. Answers within 5 seconds, never rejects.
 *
 * @param name of the provider, for people.
 * @param asksModel also asks the model for a short answer, which costs a request and takes its time.
 */
export async function testEnvironment<Config>(
  adapter: Adapter<Config>,
  name: string,
  { cwd, asksModel = false }: { cwd?: string; asksModel?: boolean } = {},
): Promise<AdapterEnvironmentTestResult> {
  const { manifest } = adapter;
  const cli = manifest.commands?.[0] ?? manifest.id;
  const isApi = manifest.transport === "api";
  const health = await checkHealth(adapter, { parentEnv: parentEnvironment() });
  if (!health.ok)
    return summed([
      {
        code: "cli",
        level: "fail",
        message: health.problem,
        hint: isApi
          ? installInstructions(adapter, name)
          : `Install ${name}${manifest.install === undefined ? "" : ` (${manifest.install})`}, see that \`${cli} --version\` works, and that its folder is on the PATH.`,
      },
    ]);
  return summed([
    { code: "cli", level: "pass", message: `${cli} is ${health.file}` },
    // An API has no version.
    ...(isApi ? [] : [version(health.version, manifest.cliVersions ?? "*", cli)]),
    ...(asksModel ? [await answer(adapter, cwd)] : []),
  ]);
}

async function answer<Config>(adapter: Adapter<Config>, cwd?: string): Promise<AdapterEnvironmentCheck> {
  const code = "request";
  const tested = await testRequest(
    adapter,
    { parentEnv: parentEnvironment() },
    cwd === undefined ? {} : { cwd },
  );
  if (tested.ok) return { code, level: "pass", message: "the model answered" };
  return { code, level: "fail", message: tested.problem, hint: "Log in, or choose another model." };
}

function version(found: string | null, range: string, cli: string): AdapterEnvironmentCheck {
  const code = "version";
  if (found === null)
    return {
      code,
      level: "warn",
      message: `${cli} does not tell its version`,
      hint: `See what \`${cli} --version\` prints.`,
    };
  if (semver.satisfies(found, range, { includePrerelease: true }))
    return { code, level: "pass", message: `${cli} ${found}` };
  return {
    code,
    level: "warn",
    message: `${cli} ${found} was never tried`,
    hint: `Versions ${range} are known to work.`,
  };
}

function summed(checks: AdapterEnvironmentCheck[]): AdapterEnvironmentTestResult {
  const worst = (["fail", "warn"] as const).find((level) => checks.some((check) => check.level === level));
  return { status: worst ?? "pass", checks };
}
