import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { checkHealth } from "../../../adapters/shared/run/check-health.ts";
import type { PassedRun } from "../../../mock-clis/record/pass-through.mjs";
import { leakKinds, redactedFixture } from "../../corpus/redacted-fixture.ts";
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
  const health = await checkHealth(found.adapter, { cliPath: options.command });
  const version = health.ok ? health.version : null;
  const made = redactedFixture(
    liveFixture({
      provider: found.id,
      version,
      scenario,
      name: basename(options.command),
      args: options.args,
      outputFormat: outputFormatOf(options.args, passed.out, found.adapter.manifest.outputFormats),
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
  const folder = join(resolve(options.out), found.id, version ?? "unknown", scenario);
  if (existsSync(folder)) return { problem: `${relative(process.cwd(), folder)} is there already` };
  writeFixture(folder, made.files);
  return { folder };
}
