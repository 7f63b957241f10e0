import { countCells, isFull, type KillCell, type KillTable } from "./kill-table.ts";

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
        lines.push(`    ${WORDS[cell.verdict].padEnd(14)} ${cell.saboteur.padEnd(32)} ${short(told(cell))}`);
      }
    }
  }
  return [...lines, "", ...problems(table), summariseKillTable(table), ""].join("\n");
}

/** A kill table as a page. */
export function killTableMarkdown(table: KillTable): string {
  const lines = [
    "# Kill table",
    "",
    "Each saboteur is an adapter with one fault put in. The checks of its invariant must fail it, and pass the adapter without it.",
    `Made by \`npm run teeth\`, seed ${table.seed}, ${table.runs} random inputs a property. ${summariseKillTable(table)}.`,
    "",
    ...problems(table).map((problem) => `- ${problem}`),
  ];
  for (const { adapter, invariants } of table.adapters) {
    lines.push(
      `## ${adapter}`,
      "",
      "| invariant | saboteur | fault | verdict | by |",
      "|---|---|---|---|---|",
    );
    for (const { invariant, cells } of invariants) {
      for (const cell of cells) {
        const row = [invariant, cell.saboteur, cell.fault, WORDS[cell.verdict], short(told(cell))];
        lines.push(`| ${row.map(escapeCell).join(" | ")} |`);
      }
    }
    lines.push("");
  }
  return lines.join("\n");
}

function told({ verdict, fixture, reason }: KillCell): string {
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
