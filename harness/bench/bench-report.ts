import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import type { BenchInput } from "./inputs/bench-input.ts";
import type { MockBench, Target } from "./mock-report.ts";
import { CHUNK_SIZES, type ParseTimes } from "./time-parsing.ts";

export interface InputReport {
  input: string;
  bytes: number;
  lines: number;
  floorMs: number;
  /** Floor's time divided by the adapter's at 64 KiB: 1 is as fast as the floor. */
  floorRatio: number;
  chunks: { bytes: number; ms: number; timesOf64KiB: number }[];
  targets: Target[];
}

export interface AdapterBench {
  adapter: string;
  inputs: InputReport[];
  /** Heap and buffers that the parser holds after 1,000,000 short lines. */
  retainedBytes: number | null;
  certifyMs: number | null;
  /** What that certification went through; null when it failed. */
  certified: CertifiedFigures | null;
  targets: Target[];
}

/** How much one certification tries. */
export interface CertifiedFigures {
  fixtures: number;
  cliVersions: string[];
  transformations: number;
  properties: number;
  cases: number;
  inputs: number;
}

export interface BenchReport {
  schemaVersion: 1;
  node: string;
  rounds: number;
  adapters: AdapterBench[];
  /** Null where adapters were named: the mocks are none of theirs. */
  mocks: MockBench | null;
}

const FLOOR_RATIO = 0.7;
const CHUNK_RATIO = 1.5;
const RETAINED_BYTES = 4 * 1024 * 1024;
const CERTIFY_MS = 10_000;

/** What the times of one input say, with the targets of DESIGN.md. */
export function inputReport(input: BenchInput, { floorMs, adapterMs }: ParseTimes): InputReport {
  const whole = adapterMs[0]!;
  const floorRatio = round(floorMs / whole);
  const chunks = CHUNK_SIZES.map((bytes, index) => {
    const ms = adapterMs[index]!;
    return { bytes, ms: Math.round(ms), timesOf64KiB: round(ms / whole) };
  });
  const cut = chunks.filter(({ bytes }) => bytes >= 1024 && bytes < CHUNK_SIZES[0]);
  const slowest = Math.max(...cut.map(({ timesOf64KiB }) => timesOf64KiB));
  const growth = round(adapterMs.at(-1)! / adapterMs.at(-2)!);
  const more = CHUNK_SIZES.at(-2)! / CHUNK_SIZES.at(-1)!;
  return {
    input: input.name,
    bytes: input.stdout.length,
    lines: input.lines,
    floorMs: Math.round(floorMs),
    floorRatio,
    chunks,
    targets: [
      atLeast("speed against the floor, 64 KiB chunks", floorRatio, FLOOR_RATIO),
      atMost("time from 1 KiB chunks on, against 64 KiB", slowest, CHUNK_RATIO),
      atMost("time with 64 B chunks against 256 B: linear in chunks", growth, more),
    ],
  };
}

/** The figures of a certification that say how much it tried. */
export function certifiedFigures({
  fixtures,
  cliVersions,
  attacks,
  invariants,
}: AdapterReport): CertifiedFigures {
  const sum = (of: "cases" | "inputs") => invariants.reduce((total, result) => total + result[of], 0);
  return { fixtures: fixtures.total, cliVersions, ...attacks, cases: sum("cases"), inputs: sum("inputs") };
}

/** What is measured of an adapter beside its inputs. */
export function adapterTargets(retainedBytes: number | null, certifyMs: number | null): Target[] {
  const mebibytes = retainedBytes === null ? null : round(retainedBytes / 1024 / 1024);
  const seconds = certifyMs === null ? null : round(certifyMs / 1000);
  return [
    atMost("MiB held after 1,000,000 short lines", mebibytes, RETAINED_BYTES / 1024 / 1024),
    atMost("seconds of `certify` on 2 idle cores", seconds, CERTIFY_MS / 1000),
  ];
}

/** True when every target of every adapter and of the mocks is met. */
export function allMet(report: BenchReport): boolean {
  const ofAdapters = report.adapters.flatMap(({ inputs, targets }) => [
    ...targets,
    ...inputs.flatMap((input) => input.targets),
  ]);
  return [...ofAdapters, ...(report.mocks?.targets ?? [])].every(({ met }) => met);
}

function atLeast(what: string, figure: number | null, limit: number): Target {
  return { what, figure, wanted: `at least ${limit}`, met: figure !== null && figure >= limit };
}

function atMost(what: string, figure: number | null, limit: number): Target {
  return { what, figure, wanted: `at most ${limit}`, met: figure !== null && figure <= limit };
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}
