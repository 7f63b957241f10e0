import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { retainedMemory } from "../checks/retained-memory.ts";
import { loadSubject } from "../saboteurs/teeth/load-subject.ts";
import { findAdapters } from "../target/find-adapters.ts";
import {
  type AdapterBench,
  adapterTargets,
  type BenchReport,
  certifiedFigures,
  inputReport,
} from "./bench-report.ts";
import { timeCertification } from "./certify-time.ts";
import { benchInputs } from "./inputs/bench-inputs.ts";
import { benchMarkdown } from "./render-bench.ts";
import { chunksOf, PIPE_BYTES, timeParsing } from "./time-parsing.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ROUNDS = 7;

export interface BenchOptions {
  /** Names or paths of adapters; without it, all built-in ones. */
  adapters?: readonly string[] | undefined;
  /** Folder for `bench.json` and `bench.md`; nothing is written without it. */
  out?: string | undefined;
  onProgress?: ((message: string) => void) | undefined;
}

/**
 * Times adapters against the floor. Missed targets are part of the report and no error.
 *
 * @throws with one line when an adapter or its fixtures cannot be loaded.
 */
export async function runBench({ adapters, out, onProgress }: BenchOptions): Promise<BenchReport> {
  const names = adapters ?? (await findAdapters(ROOT)).map(({ name }) => name);
  const report: BenchReport = { schemaVersion: 1, node: process.versions.node, rounds: ROUNDS, adapters: [] };
  for (const name of names) report.adapters.push(await benchAdapter(name, onProgress ?? (() => {})));
  if (out !== undefined) await writeBench(report, out);
  return report;
}

async function benchAdapter(name: string, tell: (message: string) => void): Promise<AdapterBench> {
  const { adapter, fixtures } = await loadSubject(name);
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

async function writeBench(report: BenchReport, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "bench.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(folder, "bench.md"), benchMarkdown(report));
}
