import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { checkHealth } from "../../../adapters/shared/run/check-health.ts";
import type { Adapter, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import type { PassedRun } from "../../../mock-clis/record/pass-through.mjs";
import { leakKinds, redactedFixture } from "../../corpus/redacted-fixture.ts";
import type { KnownSecrets } from "../../corpus/scrub/known-secrets.ts";
import { machineNames } from "../../corpus/scrub/machine-names.ts";
import { writeFixture } from "../fixture/write-fixture.ts";
import { configValues } from "./config-values.ts";
import { isFolderName, type LiveAdapter } from "./live-adapter.ts";
import { liveFixture } from "./live-fixture.ts";
import { secretsInArguments, secretsInConfig, secretsInEnvironment } from "./secrets-here.ts";

/** Where tools of every kind keep logins. */
const SHARED_FILES = [
  ".netrc",
  ".npmrc",
  ".pypirc",
  ".git-credentials",
  ".config/gh/hosts.yml",
  ".aws/credentials",
  ".docker/config.json",
  ".kube/config",
  ".config/gcloud/application_default_credentials.json",
  ".env",
];
/** Where a project keeps them. */
const PROJECT_FILES = [".env", ".env.local", ".npmrc"];

/** A larger file is no config. */
const MAX_BYTES = 8 * 1024 * 1024;

export interface KeepOptions {
  live: LiveAdapter;
  command: string;
  args: readonly string[];
  /** Folder of `<provider>/<version>/<scenario>`. */
  out: string;
  /** Named after the moment where it is not given. */
  scenario?: string | undefined;
  /** What the user wants to have replaced besides. */
  redact?: Pick<KnownSecrets, "words" | "contacts"> | undefined;
}

/** Where the fixture is, or in one line why there is none. */
export type KeptLive = { folder: string } | { problem: string };

/** Makes a fixture of a run that has ended; writes all of it or nothing. Never throws. */
export async function keepLiveRun(passed: PassedRun, options: KeepOptions): Promise<KeptLive> {
  try {
    return await keep(passed, options);
  } catch (thrown) {
    const text = thrown instanceof Error ? thrown.message : String(thrown);
    return { problem: text.replaceAll(/\s+/g, " ") };
  }
}

async function keep(passed: PassedRun, options: KeepOptions): Promise<KeptLive> {
  if (passed.lost !== null) return { problem: passed.lost };
  const { adapter, provider, configFiles } = options.live;
  const now = new Date().toISOString();
  const scenario = options.scenario ?? `live-${now.slice(0, 19).replaceAll(/[-:]/g, "").toLowerCase()}`;
  const known = { ...knownHere(process.env, homedir(), configFiles, options.args), ...options.redact };
  const version = await versionOf(adapter, options.command);
  const made = redactedFixture(
    liveFixture({
      provider,
      version,
      scenario,
      name: basename(options.command),
      args: options.args,
      outputFormat: outputFormatOf(options.args, passed.out, adapter.manifest.outputFormats),
      envNames: [],
      day: now.slice(0, 10),
      passed,
    }),
    known,
  );
  if ("leaks" in made) {
    return {
      problem: `secrets are left after redaction (${leakKinds(made.leaks)}); nothing was written`,
    };
  }
  const folder = join(resolve(options.out), provider, version ?? "unknown", scenario);
  if (!claimed(folder)) return { problem: `${relative(process.cwd(), folder)} is there already` };
  writeFixture(folder, made.files);
  return { folder };
}

/** Makes a folder that only one of several recorders can have made. */
function claimed(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw thrown;
  }
}

/**
 * What the CLI says; null where that is no version, or its adapter cannot tell: the run itself is good all the same.
 */
async function versionOf(adapter: Adapter, command: string): Promise<string | null> {
  const health = await checkHealth(adapter, { cliPath: command }).catch(() => null);
  return health?.ok && isFolderName(health.version) ? health.version : null;
}

/**
 * What must not be in a recording made here: secrets of the environment, of the arguments and of config files, the
 * names of user, host and home. Values stay in memory.
 *
 * @param files of the CLI, below the home.
 */
function knownHere(
  env: Readonly<Record<string, string | undefined>>,
  home: string,
  files: readonly string[],
  args: readonly string[],
): KnownSecrets {
  const isFile = (path: string) => existsSync(path.replace(/^~(?=\/)/, home));
  const paths = [
    ...[...SHARED_FILES, ...files].map((file) => join(home, file)),
    ...PROJECT_FILES.map((file) => resolve(file)),
  ];
  const inFiles = paths.flatMap((path) =>
    readSmall(path).flatMap((text) => secretsInConfig(configValues(path, text), isFile)),
  );
  const values = [...secretsInEnvironment(env, isFile), ...secretsInArguments(args, isFile), ...inFiles];
  return { ...machineNames(env), home, values: [...new Set(values)] };
}

function readSmall(path: string): string[] {
  try {
    const { size } = statSync(path);
    return size <= MAX_BYTES ? [readFileSync(path, "utf8")] : [];
  } catch {
    return [];
  }
}

/**
 * The output format of a run, by its words and its bytes: the words name it, or the bytes are JSON, one document or
 * one record a line.
 *
 * @param known formats that the CLI has.
 */
function outputFormatOf(
  args: readonly string[],
  stdout: Buffer,
  known: readonly OutputFormat[],
): OutputFormat {
  const words = args.flatMap((arg) => arg.split("="));
  const named = known.find((format) => format !== "text" && words.includes(format));
  if (named === "stream-json" || (named !== undefined && !known.includes("stream-json"))) return named;
  const looks = looksLike(stdout.toString("utf8"), named);
  return known.includes(looks) ? looks : (known.find((format) => format === "text") ?? known[0] ?? "text");
}

/** One document on one line is either; the words then decide. */
function looksLike(text: string, named: OutputFormat | undefined): OutputFormat {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const records = lines.filter(isRecord).length;
  if (records > 1) return "stream-json";
  if (records === 1 && lines.length === 1) return named ?? "stream-json";
  if (isRecord(text)) return "json";
  return records * 2 > lines.length ? "stream-json" : "text";
}

function isRecord(text: string): boolean {
  if (!text.trimStart().startsWith("{")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
