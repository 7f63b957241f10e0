import { countCells, type InvariantTeeth, isFull, type KillCell, type KillTable } from "./kill-table.ts";

const WORDS: Record<KillCell["verdict"], string> = {
  caught: "caught",
  survived: "SURVIVED",
  "not-applicable": "not applicable",
};
const SHOWN = 110;

/** One line that sums a kill table up. */
function summariseKillTable(table: KillTable): string {
  const counts = countCells(table);
  const parts = [
    `${counts.caught} caught`,
    `${counts.survived} survived`,
    `${counts["not-applicable"]} not applicable`,
  ];
  return `kill table ${isFull(table) ? "full" : "NOT full"}: ${parts.join(", ")}`;
}

/** A kill table for a terminal: one line for each saboteur, what is wrong at the end. */
export function renderKillTable(table: KillTable): string {
  const lines: string[] = [];
  for (const { adapter, invariants } of table.adapters) {
    lines.push(adapter);
    for (const { invariant, cells } of invariants) {
      lines.push(`  ${invariant}`);
      for (const cell of cells) {
        lines.push(
          `    ${WORDS[cell.verdict].padEnd(14)} ${cell.saboteur.padEnd(32)} ${short(reported(cell))}`,
        );
      }
    }
  }
  return [...lines, "", ...problems(table), summariseKillTable(table), ""].join("\n");
}

/**
 * A kill table as a page: a matrix of invariants and adapters with `caught/put to it`, and what is wrong in words. `-`
 * stands where no saboteur of the invariant applies to the adapter.
 */
export function killTableMarkdown(table: KillTable): string {
  const adapters = table.adapters.map(({ adapter }) => adapter);
  const ids = table.adapters.flatMap(({ invariants }) => invariants.map(({ invariant }) => invariant));
  const rows = [...new Set(ids)].map((id) => [
    id,
    saboteurCount(table, id),
    ...table.adapters.map(({ invariants }) => share(invariants.find(({ invariant }) => invariant === id))),
  ]);
  const wrong = [...problems(table), ...survivors(table)];
  return [
    "# Kill table",
    "",
    "Each saboteur is an adapter, or a host, with one fault put in. The checks of its invariant must fail it, and pass the",
    "adapter without it. `saboteurs` says how many the invariant has. A cell says how many of them were caught, of those that",
    "apply to the adapter.",
    "",
    `Made by \`npm run teeth\`, seed ${table.seed}, ${table.runs} random inputs for each property. Result: ${summariseKillTable(table)}.`,
    "",
    ...wrong.map((line) => `- ${escapeCell(line)}`),
    ...(wrong.length > 0 ? [""] : []),
    ...[["invariant", "saboteurs", ...adapters], ["---", "---", ...adapters.map(() => "---")], ...rows].map(
      (row) => `| ${row.join(" | ")} |`,
    ),
    "",
  ].join("\n");
}

/** How many saboteurs an invariant has, those that do not apply to an adapter included. */
function saboteurCount({ adapters }: KillTable, id: string): string {
  const rows = adapters.flatMap(({ invariants }) => invariants.filter(({ invariant }) => invariant === id));
  return String(Math.max(...rows.map(({ cells }) => cells.length)));
}

function share(row: InvariantTeeth | undefined): string {
  const tried = (row?.cells ?? []).filter(({ verdict }) => verdict !== "not-applicable");
  const caught = tried.filter(({ verdict }) => verdict === "caught");
  return tried.length === 0 ? "-" : `${caught.length}/${tried.length}`;
}

function survivors(table: KillTable): string[] {
  return table.adapters.flatMap(({ adapter, invariants }) =>
    invariants.flatMap(({ invariant, cells }) =>
      cells
        .filter(({ verdict }) => verdict === "survived")
        .map(({ saboteur, fault }) => `${adapter} ${invariant}: ${saboteur} SURVIVED. ${fault}`),
    ),
  );
}

function reported({ verdict, fixture, reason }: KillCell): string {
  return verdict === "caught" ? `${fixture ?? "corpus"}: ${reason}` : reason;
}

function problems(table: KillTable): string[] {
  const broken = table.adapters.flatMap(({ adapter, invariants }) =>
    invariants.flatMap(({ invariant, baseline }) =>
      baseline === null ? [] : [`${adapter} itself does not pass ${invariant}: ${short(baseline)}`],
    ),
  );
  return [...broken, ...table.toothless.map((invariant) => `${invariant} has no saboteur that applies`)];
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}...` : line;
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
