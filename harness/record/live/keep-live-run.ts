import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import type { PassedRun } from "../../../mock-clis/record/pass-through.mjs";
import { findProvider } from "../../registry/registry.ts";
import { writeFixture } from "../write-fixture.ts";
import { configFiles } from "./config-files.ts";
import { knownHere } from "./known-here.ts";
import { liveFixture } from "./live-fixture.ts";
import { outputFormatOf } from "./output-format.ts";

export interface KeepOptions {
  /** Id or alias. */
  provider: string;
  command: string;
  args: readonly string[];
  /** Folder of `<provider>/<version>/<scenario>`. */
  out: string;
  /** Named after the moment where it is not given. */
  scenario?: string | undefined;
}

/** Where the fixture is, or in one line why there is none. */
export type KeptLive = { folder: string } | { problem: string };

const VERSION_MS = 10_000;

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
  const found = await findProvider(options.provider);
  if ("problem" in found) return { problem: found.problem };
  const now = new Date().toISOString();
  const scenario = options.scenario ?? `live-${now.slice(0, 19).replaceAll(/[-:]/g, "").toLowerCase()}`;
  const known = knownHere(process.env, homedir(), configFiles(found.id));
  const version = await versionOf(options.command);
  const made = liveFixture(
    {
      provider: found.id,
      version,
      scenario,
      name: basename(options.command),
      args: options.args,
      outputFormat: outputFormatOf(options.args, passed.out, found.adapter.manifest.outputFormats),
      envNames: [],
      day: now.slice(0, 10),
      passed,
    },
    known,
  );
  if ("leaks" in made) {
    const kinds = [...new Set(made.leaks.map(({ file, kind }) => `${kind} in ${file}`))].join(", ");
    return { problem: `secrets are left after redaction (${kinds}); nothing was written` };
  }
  const folder = join(resolve(options.out), found.id, version ?? "unknown", scenario);
  if (existsSync(folder)) return { problem: `${relative(process.cwd(), folder)} is there already` };
  writeFixture(folder, made.files);
  return { folder };
}

/** What the CLI calls itself, or null when it does not say in time. */
async function versionOf(command: string): Promise<string | null> {
  const said = await promisify(execFile)(command, ["--version"], {
    timeout: VERSION_MS,
    killSignal: "SIGKILL",
  }).catch(() => null);
  return /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(said?.stdout ?? "")?.[0] ?? null;
}
