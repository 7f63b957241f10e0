import { relative } from "node:path";
import { endLike, type PassedRun, passThrough } from "../../../mock-clis/record/pass-through.mjs";
import { UserError } from "../../lib/errors.ts";
import { certifyStyle } from "../../lib/npm.ts";
import { type KeepOptions, keepLiveRun } from "./keep-live-run.ts";
import { liveAdapter } from "./live-adapter.ts";

/**
 * Runs the user's own CLI as if no one looked, and makes a fixture of the run. This process then ends as the CLI did:
 * with its code, or by its signal.
 *
 * @returns never for a run that took place.
 * @throws UserError when the CLI cannot be started.
 */
export async function recordLive(options: KeepOptions): Promise<number> {
  const passed = await passThrough(options.command, options.args, process.env).catch(
    (error: NodeJS.ErrnoException) => {
      throw new UserError(`${options.command} cannot be started (${error.code ?? error.message})`);
    },
  );
  const kept = await keepLiveRun(passed, options);
  process.stderr.write(
    "problem" in kept ? `cliproof: not recorded: ${kept.problem}\n` : reported(kept.folder, options),
  );
  endLike(passed);
  return passed.code ?? 1;
}

/** One line, the last of what the user sees. */
function reported(folder: string, { live }: KeepOptions): string {
  const { program, dashes } = certifyStyle(process.env, process.cwd());
  const shown = relative(process.cwd(), folder);
  const certify = `${program} ${live.named}${dashes ? " --" : ""} --fixtures ${shown}`;
  return `cliproof: recorded: ${shown}; its expected.json knows the exit alone, complete it; then ${certify}\n`;
}

/**
 * The same for a run that the shim on PATH saw: a line of JSON on stdin, then what was on stdout and on stderr.
 *
 * @param options `named`: the adapter, by name or path; `out`: the folder for fixtures.
 */
export async function keepHandedOver(
  input: AsyncIterable<Uint8Array>,
  { named, out }: { named: string; out: string },
): Promise<number> {
  const pieces: Uint8Array[] = [];
  for await (const piece of input) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  const newline = bytes.indexOf(0x0a);
  const head = handedOver(bytes.subarray(0, newline).toString("utf8"));
  const [out0, err0] = head.sizes;
  const body = bytes.subarray(newline + 1);
  if (body.length !== out0 + err0) throw new UserError("what the shim handed over is not whole");
  const passed: PassedRun = {
    ...head,
    out: body.subarray(0, out0),
    err: body.subarray(out0),
    lost: null,
  };
  const live = await liveAdapter(named);
  const kept =
    "problem" in live
      ? live
      : await keepLiveRun(passed, { live, out, command: head.command, args: head.args });
  if (!("problem" in kept)) return 0;
  process.stderr.write(`cliproof: not recorded: ${kept.problem}\n`);
  return 1;
}

type Head = Omit<PassedRun, "out" | "err" | "lost"> & {
  command: string;
  args: string[];
  sizes: [number, number];
};

function handedOver(line: string): Head {
  try {
    return JSON.parse(line) as Head;
  } catch {
    throw new UserError("--handover is for the record shim: it wants a run on stdin");
  }
}
