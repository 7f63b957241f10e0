import { isAbsolute, resolve } from "node:path";
import { findReal } from "../../../mock-clis/record/find-real.mjs";
import type { Arguments } from "../../lib/command-line.ts";
import { UserError } from "../../lib/errors.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import type { KeepOptions } from "./keep-live-run.ts";
import { liveAdapter } from "./live-adapter.ts";

/** Folder for runs of one's own, which may be private: never the shipped fixtures. */
const DEFAULT_OUT = "cliproof-recordings";
const SCENARIO = /^[a-z0-9][a-z0-9.-]{0,99}$/i;

/**
 * What `record CLI --live` is to run and where it puts the fixture.
 *
 * @param name of a built-in adapter, or the path of one.
 * @param redact what is replaced besides the secrets of this machine.
 * @throws UserError, one line, for an adapter that cannot be had, a CLI that is not there, a scenario that is no name.
 */
export async function liveRequest(
  name: string,
  given: Arguments,
  redact: KeepOptions["redact"],
): Promise<KeepOptions> {
  const found = await liveAdapter(name);
  if ("problem" in found) throw new UserError(found.problem);
  const [scenario, another] = given.texts("scenario");
  if (another !== undefined) throw new UserError("--live makes one scenario");
  if (scenario !== undefined && !SCENARIO.test(scenario))
    throw new UserError(`--scenario ${scenario}: letters, digits, dots and dashes name a scenario`);
  return {
    live: found,
    command: commandOf(given.text("command"), found.adapter.manifest.commands ?? [found.provider]),
    args: given.positionals.slice(1),
    out: given.text("out") ?? DEFAULT_OUT,
    scenario,
    redact,
  };
}

/**
 * The program of a CLI: the one that is given, by name or path, or the first of its names on PATH.
 *
 * @throws UserError, one line, when there is none.
 */
export function commandOf(given: string | undefined, candidates: readonly string[]): string {
  if (given !== undefined && /[\\/]/.test(given)) return isAbsolute(given) ? given : resolve(given);
  const names = given === undefined ? candidates : [given];
  const shim = `${PROJECT_ROOT}/mock-clis/record/record.mjs`;
  const found = names.flatMap((one) => findReal(one, process.env.PATH, shim) ?? [])[0];
  if (found === undefined)
    throw new UserError(`${names.join(" or ")}: not found on PATH; --command says where it is`);
  return found;
}
