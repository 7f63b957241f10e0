import type { Fixture } from "../model/fixture.ts";

/** What is known of the flags of one CLI version. */
export interface VersionFlags {
  version: string;
  /** Flags that its recorded helps name, or the help behind a refusal; null: none was recorded. */
  help: ReadonlySet<string> | null;
  /** Flags that a recorded run was started with and that the CLI did not refuse. */
  accepted: ReadonlySet<string>;
}

/** Words by which a CLI refuses a flag: what such a run was started with proves nothing. */
const REFUSAL =
  /unknown (?:option|argument|flag)|unexpected argument|unrecognized (?:option|argument)|not a valid/i;
const FLAG = /(?<![\w-])--?[A-Za-z][\w-]*/g;

/**
 * The flags that each recorded CLI version is known to know.
 *
 * @param corpus recordings of one provider, helps included; what is derived or reported shows no flag accepted.
 */
export function knownFlags(corpus: readonly Fixture[]): VersionFlags[] {
  const recorded = corpus.filter(({ manifest }) => manifest.provenance.kind === "recorded");
  const versions = [...new Set(recorded.map(({ manifest }) => manifest.cli.version))];
  return versions.flatMap((version) => {
    if (version == null) return [];
    const own = recorded.filter(({ manifest }) => manifest.cli.version === version);
    const asked = own.filter(({ manifest }) => manifest.kind === "help");
    const helps = asked.length > 0 ? asked : own.filter(refusesWithHelp);
    const help = helps.length === 0 ? null : new Set(helps.flatMap(flagsPrinted));
    return [{ version, help, accepted: new Set(own.flatMap(flagsAccepted)) }];
  });
}

/**
 * Flags that no help names and that some version took all the same: that a help does not name one of these says nothing
 * (`--max-turns` of claude).
 */
export function hiddenFlags(versions: readonly VersionFlags[]): Set<string> {
  return new Set(
    versions.flatMap(({ help, accepted }) => [...accepted].filter((flag) => help?.has(flag) === false)),
  );
}

/** The flags among arguments, without their values; what is behind `--` is none, nor is a text that begins with `-`. */
export function flagsIn(args: readonly string[]): string[] {
  const end = args.indexOf("--");
  return (end === -1 ? args : args.slice(0, end)).flatMap((argument) => {
    const flag = /^--?[A-Za-z][\w-]*(?==|$)/.exec(argument)?.[0];
    return flag === undefined ? [] : [flag];
  });
}

/** A refused flag for which the CLI prints its whole help: it names the flags by which help and version are had. */
function refusesWithHelp(fixture: Fixture): boolean {
  const isRefusal = REFUSAL.test(fixture.stderr.toString("utf8"));
  const printed = isRefusal ? flagsPrinted(fixture) : [];
  return printed.includes("--help") && printed.includes("--version");
}

function flagsPrinted({ stdout, stderr }: Fixture): string[] {
  const lines = `${stdout.toString("utf8")}\n${stderr.toString("utf8")}`.split("\n");
  const printed = lines.filter((line) => !REFUSAL.test(line)).join("\n");
  return [...printed.matchAll(FLAG)].map(([flag]) => flag);
}

function flagsAccepted({ manifest, stderr }: Fixture): string[] {
  if (manifest.kind === "help" || REFUSAL.test(stderr.toString("utf8"))) return [];
  return flagsIn(manifest.invocation?.argv?.slice(1) ?? []);
}
