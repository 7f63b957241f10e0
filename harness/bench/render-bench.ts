import type { AdapterBench, BenchReport, InputReport } from "./bench-report.ts";
import type { MockBench, Target } from "./mock-report.ts";

/** A bench report as a page. */
export function benchMarkdown({ node, rounds, adapters, mocks }: BenchReport): string {
  const lines = [
    "# Bench",
    "",
    `Made by \`npm run bench\` on Node ${node}; best of ${rounds} rounds, floor and adapter timed in turns.`,
    "The floor splits the same bytes at LF and calls JSON.parse for each line.",
    "Ratios hold from machine to machine; milliseconds and seconds depend on the machine and on what else it does.",
    "",
    ...overview(adapters),
    ...adapters.flatMap(adapterSection),
    ...(mocks === null ? [] : mockSection(mocks)),
  ];
  return lines.join("\n");
}

/** The targets alone, for a terminal. */
export function renderBench({ adapters, mocks }: BenchReport): string {
  const lines = adapters.flatMap(({ adapter, inputs, targets }) => [
    adapter,
    ...inputs.flatMap((input) => [`  ${input.input}`, ...input.targets.map(targetLine)]),
    "  the whole",
    ...targets.map(targetLine),
  ]);
  const ofMocks = mocks === null ? [] : ["mocks", ...mocks.targets.map(targetLine)];
  return [...lines, ...ofMocks, ""].join("\n");
}

/** How much one certification of each adapter tries, and how long it takes. */
function overview(adapters: readonly AdapterBench[]): string[] {
  const rows = adapters.map(({ adapter, certified, certifyMs }) => {
    if (certified === null) return `| ${adapter} | does not certify | | | | | | |`;
    const { fixtures, cliVersions, transformations, properties, cases, inputs } = certified;
    const seconds = ((certifyMs ?? 0) / 1000).toFixed(1);
    return `| ${adapter} | ${fixtures} | ${cliVersions.join(", ")} | ${transformations} | ${properties} | ${cases} | ${inputs} | ${seconds} |`;
  });
  return [
    "| adapter | fixtures | CLI versions | transformations | properties | cases | inputs | seconds of `certify` |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
    "",
  ];
}

function adapterSection({ adapter, inputs, targets }: AdapterBench): string[] {
  return [`## ${adapter}`, "", ...targetTable(targets), "", ...inputs.flatMap(inputSection)];
}

function inputSection({ input, bytes, lines, floorMs, chunks, targets }: InputReport): string[] {
  const sizes = chunks.map((chunk) => sizeName(chunk.bytes));
  return [
    `### ${input}`,
    "",
    `${bytes} bytes, ${lines} lines.`,
    "",
    `| | floor | ${sizes.join(" | ")} |`,
    `|---|---|${sizes.map(() => "---|").join("")}`,
    `| ms | ${floorMs} | ${chunks.map(({ ms }) => ms).join(" | ")} |`,
    `| against 64 KiB | | ${chunks.map(({ timesOf64KiB }) => timesOf64KiB).join(" | ")} |`,
    "",
    ...targetTable(targets),
    "",
  ];
}

function mockSection({ starts, emptyMs, catMs, mockMs, receiptMs, ...figures }: MockBench): string[] {
  return [
    "## Mock CLIs",
    "",
    `Best of ${starts} starts each, in turns, from spawn to end; the mock plays a recorded run of claude.`,
    "",
    "| | an empty program of node | cat of the same bytes | mock | mock with a receipt |",
    "|---|---|---|---|---|",
    `| ms | ${emptyMs} | ${catMs} | ${mockMs} | ${receiptMs} |`,
    "",
    `${figures.replaysPerSecond} runs a second, one after the other; ${figures.timesOfCat} times the time of cat.`,
    "",
    ...targetTable(figures.targets),
    "",
  ];
}

function targetTable(targets: readonly Target[]): string[] {
  return [
    "| target | figure | wanted | |",
    "|---|---|---|---|",
    ...targets.map(
      ({ what, figure, wanted, met }) => `| ${what} | ${figure ?? "none"} | ${wanted} | ${word(met)} |`,
    ),
  ];
}

function targetLine({ what, figure, wanted, met }: Target): string {
  return `    ${word(met).padEnd(7)} ${what}: ${figure ?? "none"}, ${wanted}`;
}

function word(met: boolean): string {
  return met ? "met" : "not met";
}

function sizeName(bytes: number): string {
  return bytes >= 1024 ? `${bytes / 1024} KiB` : `${bytes} B`;
}
