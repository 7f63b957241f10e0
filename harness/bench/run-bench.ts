import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { AdapterReport, CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { retainedMemory } from "../checks/kit/retained-memory.ts";
import { findAdapters } from "../driver/find-adapters.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { loadWithFixtures } from "../teeth/load-subject.ts";
import {
  type AdapterBench,
  adapterTargets,
  type BenchReport,
  certifiedFigures,
  inputReport,
} from "./bench-report.ts";
import { benchInputs } from "./inputs/bench-inputs.ts";
import { type MockBench, mockReport } from "./mock-report.ts";
import { benchMarkdown } from "./render-bench.ts";
import { timeMocks } from "./time-mocks.ts";
import { chunksOf, PIPE_BYTES, timeParsing } from "./time-parsing.ts";
import { updatedBench } from "./updated-bench.ts";

const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** One certification with its default runs, in a process of its own as a user starts it. */
interface TimedCertification {
  /** Milliseconds of wall time. */
  ms: number;
  report: AdapterReport;
}

const ROUNDS = 5;
const FILE = "bench.json";

export interface BenchOptions {
  /** Names or paths of adapters; without it, all built-in ones and the mocks. */
  adapters?: readonly string[] | undefined;
  /** Folder for `bench.json` and `bench.md`; nothing is written without it. */
  out?: string | undefined;
  onProgress?: ((message: string) => void) | undefined;
}

/**
 * Times adapters against the floor, and the mocks against an empty program. Missed targets are part of the report and
 * no error. What is measured is written adapter by adapter: an interrupted bench has not measured for nothing, and
 * naming adapters brings their part of an earlier report up to date.
 *
 * @throws with one line when an adapter or its fixtures cannot be loaded.
 */
export async function runBench({ adapters, out, onProgress }: BenchOptions): Promise<BenchReport> {
  const names = adapters ?? (await findAdapters(PROJECT_ROOT)).map(({ name }) => name);
  const tell = onProgress ?? (() => {});
  const { node } = process.versions;
  const report: BenchReport = { schemaVersion: 1, node, rounds: ROUNDS, adapters: [], mocks: null };
  const earlier = out === undefined || adapters === undefined ? null : await readBench(out);
  const keep = async () => {
    if (out !== undefined) await writeBench(earlier === null ? report : updatedBench(earlier, report), out);
  };
  if (adapters === undefined) report.mocks = await benchMocks(tell);
  for (const name of names) {
    report.adapters.push(await benchAdapter(name, tell));
    await keep();
  }
  return report;
}

async function benchMocks(tell: (message: string) => void): Promise<MockBench> {
  tell("mocks: start");
  const folder = await mkdtemp(path.join(tmpdir(), "cliproof-bench-"));
  try {
    return mockReport(timeMocks(path.join(folder, "receipt.json")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function benchAdapter(name: string, tell: (message: string) => void): Promise<AdapterBench> {
  const { adapter, fixtures } = await loadWithFixtures(name);
  const makers = adapter.manifest.outputFormats.includes("stream-json") ? benchInputs(fixtures) : [];
  const inputs: AdapterBench["inputs"] = [];
  let retainedBytes: number | null = null;
  for (const make of makers) {
    const input = make();
    tell(`${name}: ${input.name}`);
    inputs.push(inputReport(input, timeParsing(adapter, input, ROUNDS)));
    if (make === makers.at(-1))
      retainedBytes = retainedMemory(adapter, input.outputFormat, chunksOf(input.stdout, PIPE_BYTES));
  }
  tell(`${name}: certify`);
  const certified = await timeCertification(name);
  const certifyMs = certified === null ? null : Math.round(certified.ms);
  return {
    adapter: name,
    inputs,
    retainedBytes,
    certifyMs,
    certified: certified === null ? null : certifiedFigures(certified.report),
    targets: adapterTargets(retainedBytes, certifyMs),
  };
}

/** The report that is in a folder; null where there is none that this version wrote. */
async function readBench(folder: string): Promise<BenchReport | null> {
  const text = await readFile(path.join(folder, FILE), "utf8").catch(() => null);
  const report = text === null ? null : JSON.parse(text);
  return report?.schemaVersion === 1 ? report : null;
}

async function writeBench(report: BenchReport, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, FILE), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(folder, "bench.md"), benchMarkdown(report));
}

/** @returns null when the adapter does not certify, since a run that ends early says nothing. */
function timeCertification(adapter: string): Promise<TimedCertification | null> {
  const start = performance.now();
  const args = ["harness/cli/cliproof.mjs", "certify", adapter, "--format", "json"];
  const options = { cwd: PROJECT_ROOT, maxBuffer: MAX_REPORT_BYTES };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout) => {
      const ms = performance.now() - start;
      const report = error === null ? (JSON.parse(stdout) as CertificationReport).adapters[0] : undefined;
      resolve(report === undefined ? null : { ms, report });
    });
  });
}
