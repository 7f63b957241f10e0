import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { checkHealth } from "../../../adapters/shared/run/check-health.ts";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { PassedRun } from "../../../mock-clis/record/pass-through.mjs";
import { leakKinds, redactedFixture } from "../../corpus/redacted-fixture.ts";
import { writeFixture } from "../write-fixture.ts";
import { isFolderName } from "./is-folder-name.ts";
import { knownHere } from "./known-here.ts";
import type { LiveAdapter } from "./live-adapter.ts";
import { liveFixture } from "./live-fixture.ts";
import { outputFormatOf } from "./output-format.ts";

export interface KeepOptions {
  live: LiveAdapter;
  command: string;
  args: readonly string[];
  /** Folder of `<provider>/<version>/<scenario>`. */
  out: string;
  /** Named after the moment where it is not given. */
  scenario?: string | undefined;
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
  const known = knownHere(process.env, homedir(), configFiles);
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
  if (existsSync(folder)) return { problem: `${relative(process.cwd(), folder)} is there already` };
  writeFixture(folder, made.files);
  return { folder };
}

/** What the CLI says; null where that is no version, or its adapter cannot tell: the run itself is good all the same. */
async function versionOf(adapter: Adapter, command: string): Promise<string | null> {
  const health = await checkHealth(adapter, { cliPath: command }).catch(() => null);
  return health?.ok && isFolderName(health.version) ? health.version : null;
}
