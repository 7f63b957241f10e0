import { type CommandStyle, shellQuoted } from "../../lib/command-line.ts";

import { caseName, type PlannedCase } from "../plan/plan.ts";

export interface ReplayInput {
  style: CommandStyle;
  /** Name or path as the user typed it; null with `exec`. */
  adapter: string | null;
  exec: string | null;
  /** The adapter ran in a process of its own. */
  isolate: boolean;
  /** `cli` is the default and not shown. */
  contract: string;
  fixtures: readonly string[];
  seed: number;
  /** Null: the default. */
  runs: number | null;
  planned: PlannedCase;
  /** The invariant has several checks on such a case: its name is needed. */
  nameCheck: boolean;
  path: string | undefined;
}

/** The one command that runs a case alone, ready to be pasted into a POSIX shell. */
export function replayCommand(input: ReplayInput): string {
  const { style, planned } = input;
  const flags: (readonly [string, string | null])[] = [
    ["--exec", input.exec],
    ["--contract", input.contract === "cli" ? null : input.contract],
    ...input.fixtures.map((folder) => ["--fixtures", folder] as const),
    ["--only", planned.invariant],
    ["--check", input.nameCheck ? planned.check : null],
    ["--case", caseName(planned)],
    ["--seed", String(input.seed)],
    ["--runs", input.runs === null ? null : String(input.runs)],
    ["--path", input.path ?? null],
  ];
  const values = flags.flatMap(([flag, value]) => (value === null ? [] : [flag, shellQuoted(value)]));
  const words = [...(input.isolate ? ["--isolate"] : []), ...values];
  const adapter = input.adapter === null ? [] : [shellQuoted(input.adapter)];
  return [style.program, ...adapter, ...(style.dashes ? ["--"] : []), ...words].join(" ");
}
