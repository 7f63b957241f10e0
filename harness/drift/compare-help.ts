import type { HelpChanges } from "../../schemas/harness/v1/generated/drift.ts";
import type { Fixture } from "../model/fixture.ts";
import { knownFlags } from "../sandbox/known-flags.ts";
import { change } from "./change.ts";
import type { Pairing } from "./pair-scenarios.ts";

/** Flags and commands that the recorded help of one version names and that of the other does not. */
export function compareHelp(
  from: readonly Fixture[],
  to: readonly Fixture[],
  { pairs }: Pairing,
): { flags: HelpChanges; commands: HelpChanges } {
  // A page that only one was asked for names flags that the other may have too.
  const asked = pairs.filter(({ from, to }) => isHelp(from) && isHelp(to));
  const [old, young] =
    asked.length > 0 ? [asked.map((pair) => pair.from), asked.map((pair) => pair.to)] : [from, to];
  return {
    flags: compared(flagsOf(old), flagsOf(young), from, to),
    commands: compared(commandsOf(old), commandsOf(young), from, to),
  };
}

function compared(
  old: readonly string[] | null,
  young: readonly string[] | null,
  from: readonly Fixture[],
  to: readonly Fixture[],
): HelpChanges {
  if (old !== null && young !== null) return change(old, young);
  const without = [old === null ? from : [], young === null ? to : []].flat();
  const versions = [...new Set(without.map(({ manifest }) => manifest.cli.version))];
  return { gone: [], new: [], notCompared: `no help of ${versions.join(" and ")} is recorded` };
}

function isHelp({ manifest }: Fixture): boolean {
  return manifest.kind === "help";
}

function flagsOf(fixtures: readonly Fixture[]): string[] | null {
  const help = knownFlags(fixtures)[0]?.help;
  return help == null ? null : [...help];
}

/** The commands that helps list under `Commands:`, without the program's own name and what they take. */
function commandsOf(fixtures: readonly Fixture[]): string[] | null {
  const helps = fixtures.filter(isHelp);
  if (helps.length === 0) return null;
  return helps.flatMap(({ manifest, stdout, stderr }) => {
    const lines = `${stdout.toString("utf8")}\n${stderr.toString("utf8")}`.split("\n");
    const start = lines.findIndex((line) => /^\s*commands:\s*$/i.test(line));
    if (start === -1) return [];
    const section = lines.slice(start + 1);
    const end = section.findIndex((line) => /^\S/.test(line) || /^\s*[A-Z][\w ]*:\s*$/.test(line));
    return (end === -1 ? section : section.slice(0, end)).flatMap((line) => {
      const words = /^ {2,4}(\S.*?)(?: {2,}|$)/.exec(line)?.[1]?.split(" ") ?? [];
      const name = words[0] === manifest.cli.name ? words[1] : words[0];
      return name !== undefined && /^[a-z][\w|,-]*$/.test(name) ? [name.split(/[|,]/)[0]!] : [];
    });
  });
}
