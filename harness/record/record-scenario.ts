import { type AddressInfo, createServer } from "node:net";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadDialects } from "../corpus/import/dialect.ts";
import { leakKinds, redactedFixture } from "../corpus/redacted-fixture.ts";
import { machineNames } from "../corpus/scrub/machine-names.ts";
import type { ScriptedApi } from "../scripted-api/dialect.ts";
import { loadScenarios } from "../scripted-api/load-scenarios.ts";
import type { Scenario } from "../scripted-api/scenario.ts";
import { type ScenarioTruth, scenarioTruth } from "../scripted-api/scenario-truth.ts";
import { startScriptedApi } from "../scripted-api/start-scripted-api.ts";
import type { InstalledCli } from "./cli/install-cli.ts";
import type { Isolation } from "./cli/network-namespace.ts";
import { type RawRun, runCli } from "./cli/run-cli.ts";
import { runEnvironment } from "./cli/run-environment.ts";
import { fixtureOfRun } from "./fixture/fixture-of-run.ts";
import { truthOfRun } from "./fixture/truth-of-run.ts";
import { writeFixture } from "./fixture/write-fixture.ts";
import { writeRunFiles } from "./fixture/write-run-files.ts";
import type { RecordedRun, RecordingPlace, RecordingRecipe } from "./recipe.ts";
import { makeRecordingFolders, type RecordingFolders } from "./recording-folders.ts";

/** What is recorded, with what. */
export interface RecordingJob {
  provider: string;
  version: string;
  cli: InstalledCli;
  network: Isolation["network"];
  /** Folder of fixtures: `<provider>/<version>/<scenario>` are made in it. */
  out: string;
}

/** How one recording ended. */
export interface Recorded {
  exit: string;
  durationMs: number;
}

/**
 * Records one scenario: runs the CLI in a home of its own against the scripted API, and writes the fixture.
 *
 * @throws an Error, one line, when nothing that can be kept came of it; then nothing was written.
 */
export async function recordScenario(
  recipe: RecordingRecipe,
  job: RecordingJob,
  scenario: string,
  onFolders: (folders: RecordingFolders) => () => void = () => () => {},
): Promise<Recorded> {
  const folders = makeRecordingFolders();
  const forget = onFolders(folders);
  try {
    const { run, raw, api, envNames, session, said } = await runChain(recipe, job, scenario, folders);
    const dialects = await loadDialects([join(FIXTURES, "truth")]);
    const fixture = fixtureOfRun({
      dialect: dialects.of(job.provider),
      version: job.version,
      scenario,
      package: recipe.package(job.version),
      bin: basename(commandOf(job.cli, run)),
      run,
      raw,
      envNames,
      truth: truthOfRun(recipe, run, job.version, said, session),
      place: { home: folders.home, port: api, cliFolder: job.cli.folder },
      network: job.network,
      day: new Date().toISOString().slice(0, 10),
    });
    const made = redactedFixture(fixture, { ...machineNames(), home: homedir() });
    if ("leaks" in made) throw new Error(`secrets are left after redaction: ${leakKinds(made.leaks)}`);
    writeFixture(join(job.out, job.provider, job.version, scenario), made.files);
    return {
      exit: raw.timedOut ? "time limit" : (raw.signal ?? `exit ${raw.code}`),
      durationMs: raw.durationMs,
    };
  } finally {
    forget();
    folders.remove();
  }
}

interface ChainEnd {
  run: RecordedRun;
  raw: RawRun;
  /** Port of the API. */
  api: number;
  envNames: string[];
  /** As it was printed; undefined where no one looked for it. */
  session: string | null | undefined;
  said: ScenarioTruth | null;
}

/** The run itself, after those that it goes on from. */
async function runChain(
  recipe: RecordingRecipe,
  job: RecordingJob,
  scenario: string,
  folders: RecordingFolders,
  seen: readonly string[] = [],
): Promise<ChainEnd> {
  const { version } = job;
  const where = { version, home: folders.home, workspace: folders.workspace };
  let run = findRun(recipe, where, scenario, undefined);
  let session: string | undefined;
  if (run.after !== undefined) {
    if (seen.includes(run.after)) throw new Error(`it comes after itself: ${[...seen, scenario].join(", ")}`);
    const before = await runChain(recipe, job, run.after, folders, [...seen, scenario]);
    if (before.session === null) throw new Error(`the run before it, ${run.after}, printed no session id`);
    session = before.session;
    run = findRun(recipe, where, scenario, session);
  }
  return runOnce(recipe, job, run, folders, session);
}

function findRun(
  recipe: RecordingRecipe,
  where: { version: string; home: string; workspace: string },
  scenario: string,
  session: string | undefined,
): RecordedRun {
  const run = recipe.runs({ ...where, session })[scenario];
  if (run === undefined) throw new Error(`its recipe has no scenario ${scenario} for ${where.version}`);
  return run;
}

async function runOnce(
  recipe: RecordingRecipe,
  job: RecordingJob,
  run: RecordedRun,
  folders: RecordingFolders,
  session: string | undefined,
): Promise<ChainEnd> {
  const { version, cli } = job;
  const scenario = run.api === null ? null : await apiScenario(run.api);
  const api: ScriptedApi | null = scenario === null ? null : await startScriptedApi(scenario);
  try {
    const port = api?.port ?? (await closedPort());
    const place: RecordingPlace = {
      apiOrigin: `http://127.0.0.1:${port}`,
      home: folders.home,
      workspace: folders.workspace,
      version,
      session,
    };
    const { env: ownEnv, files } = recipe.setup(place);
    writeRunFiles({ ...files, ...withOrigin(run.files, place.apiOrigin) }, folders);
    const env = runEnvironment(folders, cli.nodeFolder, ownEnv, withOrigin(run.env, place.apiOrigin));
    const raw = await runCli({
      command: commandOf(cli, run),
      argv: run.argv,
      env,
      cwd: folders.workspace,
      stdin: run.stdin ?? null,
      reader: run.reader,
      signal: run.signal,
      timeoutMs: run.timeoutMs,
      wasAsked: () => api === null || api.requests.some(({ main }) => main),
    });
    const printed = { stdout: raw.stdout.toString("utf8"), stderr: raw.stderr.toString("utf8") };
    return {
      run,
      raw,
      api: port,
      envNames: Object.keys(env),
      session: recipe.session?.(printed, version),
      said: scenario === null ? null : scenarioTruth(scenario),
    };
  } finally {
    await api?.close();
  }
}

function commandOf({ command }: InstalledCli, { bin }: RecordedRun): string {
  return bin === undefined ? command : join(dirname(command), bin);
}

/** A run is described before it is known where the API listens. */
function withOrigin(
  texts: Readonly<Record<string, string | null>> = {},
  origin: string,
): Record<string, string | null> {
  const put = (text: string | null) => text?.replaceAll("{{api}}", origin) ?? null;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, put(text)]));
}

async function apiScenario(name: string): Promise<Scenario> {
  const { scenarios, errors } = await loadScenarios();
  const found = scenarios.get(name);
  if (found !== undefined) return found;
  throw new Error(errors[0] ?? `the scripted API has no scenario ${name}`);
}

/** A port on 127.0.0.1 at which no one listens: a connection is refused. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
