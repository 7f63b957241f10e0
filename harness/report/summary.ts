import type {
  AdapterReport,
  CertificationReport,
  InvariantResult,
} from "../../schemas/harness/v1/generated/report.ts";
import { allReports, type Renderer, verdictWords } from "./rendering.ts";

/** A certification without its cases: small enough to be committed and read. */
export interface Summary {
  schemaVersion: 1;
  /** Version of cliproof. */
  cliproof: string;
  seed: number;
  /** Random inputs of each property. */
  runs: number;
  corpusSha256: string;
  contracts: { contract: string; adapters: AdapterSummary[] }[];
}

interface AdapterSummary {
  id: string;
  version?: string | null;
  /** `certified: 44 of 45 invariants` or `NOT CERTIFIED, 3 broken`. */
  verdict: string;
  fixtures: AdapterReport["fixtures"];
  /** Number of invariants by verdict; verdicts without any are left out. */
  invariants: Partial<Record<InvariantResult["verdict"], number>>;
  cases: number;
  inputs: number;
}

/** The summary of a report, with those of the host contracts in it. */
export function summarise(report: CertificationReport): Summary {
  const { cliproof, seed, runs, corpusSha256 } = report;
  const contracts = allReports(report).map(({ contract, adapters }) => ({
    contract,
    adapters: adapters.map(summariseAdapter),
  }));
  return { schemaVersion: 1, cliproof, seed, runs, corpusSha256, contracts };
}

/** The report format `summary`. */
export const summary: Renderer = (report) => `${JSON.stringify(summarise(report), null, 2)}\n`;

/** Adapter by contract, certified or not; what a verdict rests on is said elsewhere. `-` where an adapter was not certified on a contract. */
export function contractTable({ contracts }: Summary): string[][] {
  const ids = contracts[0]?.adapters.map(({ id }) => id) ?? [];
  const verdictOf = (id: string) =>
    contracts.map(({ adapters }) => shortVerdict(adapters.find((adapter) => adapter.id === id)));
  return [
    ["adapter", ...contracts.map(({ contract }) => contract)],
    ...ids.map((id) => [id, ...verdictOf(id)]),
  ];
}

function shortVerdict(adapter: AdapterSummary | undefined): string {
  if (adapter === undefined) return "-";
  if (!adapter.verdict.startsWith("certified")) return "NOT CERTIFIED";
  return /reported fixtures only|unproven/.test(adapter.verdict) ? "certified, unproven" : "certified";
}

function summariseAdapter(adapter: AdapterReport): AdapterSummary {
  const { id, version = null, fixtures, invariants: results } = adapter;
  const invariants: AdapterSummary["invariants"] = {};
  for (const { verdict } of results) invariants[verdict] = (invariants[verdict] ?? 0) + 1;
  const sum = (of: "cases" | "inputs") => results.reduce((total, result) => total + result[of], 0);
  return {
    id,
    version,
    verdict: verdictWords(adapter),
    fixtures,
    invariants,
    cases: sum("cases"),
    inputs: sum("inputs"),
  };
}
