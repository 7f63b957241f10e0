import type {
  AdapterReport,
  CertificationReport,
  InvariantResult,
} from "../../../schemas/harness/v1/generated/report.ts";
import { canonicalJson } from "../../lib/json.ts";
import { inContractOrder } from "../../model/invariants.ts";
import { BROKEN } from "../verdict.ts";
import { RANK } from "./judge-invariants.ts";

/** One report of all shards, or in one line why they are not the parts of one run. */
export type Merged = { ok: true; report: CertificationReport } | { ok: false; problem: string };

/**
 * Puts the reports of all shards together: the verdict is that of one run of every case. Known failures of which no shard
 * had every case are judged here. Pure.
 *
 * @param reports in any order.
 */
export function mergeReports(reports: readonly CertificationReport[]): Merged {
  const problem = notOneRun(reports);
  if (problem !== null) return { ok: false, problem };
  const sorted = [...reports].sort((a, b) => a.shard!.index - b.shard!.index);
  const { shard: _, timings: _timings, hosts: _hosts, ...first } = sorted[0]!;
  const adapters = first.adapters.map(({ id }) => mergeAdapter(sorted.map((one) => adapterOf(one, id))));
  return {
    ok: true,
    report: { ...first, certified: adapters.every(({ certified }) => certified), adapters },
  };
}

function notOneRun(reports: readonly CertificationReport[]): string | null {
  const [first] = reports;
  if (first === undefined) return "there is no report to merge";
  if (reports.some(({ shard }) => shard === undefined))
    return "a report is of a whole run, and no shard: certify --shard I/N --out DIR makes shards";
  if (reports.some(({ hosts = [] }) => hosts.length > 0))
    return "a report is on several contracts: make the shards of each by itself, with --contract";
  const differing = (["cliproof", "contract", "seed", "runs", "corpusSha256"] as const).find((field) =>
    reports.some((one) => one[field] !== first[field]),
  );
  if (differing !== undefined)
    return `the reports are of different runs: ${differing} is ${[...new Set(reports.map((one) => String(one[differing]).slice(0, 12)))].join(" and ")}`;
  const identity = ({ adapters }: CertificationReport) =>
    canonicalJson(adapters.map(({ id, version = null }) => [id, version]));
  if (reports.some((one) => identity(one) !== identity(first)))
    return "the reports are of different adapters";
  const counts = new Set(reports.map(({ shard }) => shard!.count));
  if (counts.size > 1) return `the reports are of ${[...counts].join(" and ")} shards`;
  const [count = 0] = counts;
  const indexes = reports.map(({ shard }) => shard!.index);
  const twice = indexes.find((index, at) => indexes.indexOf(index) !== at);
  if (twice !== undefined) return `shard ${twice}/${count} is there twice`;
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter(
    (index) => !indexes.includes(index),
  );
  return missing.length === 0
    ? null
    : `shard ${missing.map((index) => `${index}/${count}`).join(", ")} is missing`;
}

function adapterOf(report: CertificationReport, id: string): AdapterReport {
  return report.adapters.find((one) => one.id === id)!;
}

function mergeAdapter(parts: readonly AdapterReport[]): AdapterReport {
  const { unjudgedKnownFailures: _, notRun: _notRun, notCertified: _reasons, ...first } = parts[0]!;
  const unjudged = unjudgedOf(parts);
  const misjudged = unjudged.filter((entry) => !isStillFailing(entry, parts));
  const cases: AdapterReport["cases"] = [
    ...parts.flatMap((part) => part.cases),
    ...misjudged.map(({ invariant, fixture }) => ({
      invariant,
      fixture,
      verdict: "failed" as const,
      inputs: 0,
      finding: { message: "known failure passed in every shard, or names no case: remove it" },
    })),
  ];
  const notRun = sum(parts.map((part) => part.notRun ?? 0));
  const reasons = [...new Set(parts.flatMap((part) => part.notCertified ?? []))];
  const invariants = mergeInvariants(parts, new Set(misjudged.map(({ invariant }) => invariant)));
  const untried = invariants.filter(({ verdict }) => verdict === "unproven" || verdict === "unsupported");
  const totals = mergeTotals(parts);
  if (misjudged.length > 0) totals.failed = (totals.failed ?? 0) + misjudged.length;
  return {
    ...first,
    certified: reasons.length === 0 && !cases.some(({ verdict }) => BROKEN.has(verdict)),
    totals,
    attacks: {
      transformations: Math.max(...parts.map(({ attacks }) => attacks.transformations)),
      properties: Math.max(...parts.map(({ attacks }) => attacks.properties)),
    },
    invariants,
    cases,
    ...(first.covers === undefined
      ? {}
      : { covers: { ...first.covers, tried: invariants.length - untried.length, of: invariants.length } }),
    ...(notRun === 0 ? {} : { notRun }),
    ...(reasons.length === 0 ? {} : { notCertified: reasons }),
  };
}

type Unjudged = NonNullable<AdapterReport["unjudgedKnownFailures"]>[number];

/** Entries that some shard could not judge, and that none has judged to have passed. */
function unjudgedOf(parts: readonly AdapterReport[]): Unjudged[] {
  const entries = parts.flatMap((part) => part.unjudgedKnownFailures ?? []);
  return [...new Map(entries.map((entry) => [canonicalJson(entry), entry])).values()];
}

/** A shard that had cases of the entry says of each that fails that it is a known failure. */
function isStillFailing({ invariant, fixture }: Unjudged, parts: readonly AdapterReport[]): boolean {
  const isEvery = fixture === null || fixture === "*";
  return parts.some(({ cases }) =>
    cases.some(
      (one) =>
        one.invariant === invariant &&
        (isEvery || one.fixture === fixture) &&
        (one.verdict === "known-failure" || BROKEN.has(one.verdict)),
    ),
  );
}

function mergeInvariants(parts: readonly AdapterReport[], misjudged: ReadonlySet<string>): InvariantResult[] {
  const byId = new Map<string, InvariantResult[]>();
  for (const result of parts.flatMap(({ invariants }) => invariants))
    byId.set(result.id, [...(byId.get(result.id) ?? []), result]);
  return [...byId]
    .sort(([a], [b]) => inContractOrder(a, b))
    .map(([id, results]) => {
      const worst = RANK.find((rank) => results.some(({ verdict }) => verdict === rank)) ?? "unproven";
      const reasons = [...new Set(results.flatMap(({ reason }) => reason ?? []))];
      return {
        id,
        verdict: misjudged.has(id) ? ("failed" as const) : worst,
        cases: sum(results.map(({ cases }) => cases)),
        inputs: sum(results.map(({ inputs }) => inputs)),
        ...(reasons.length === 0 ? {} : { reason: reasons.join("; ") }),
      };
    });
}

function mergeTotals(parts: readonly AdapterReport[]): Record<string, number> {
  const verdicts = [...new Set(parts.flatMap(({ totals }) => Object.keys(totals)))];
  return Object.fromEntries(
    verdicts.map((verdict) => [verdict, sum(parts.map(({ totals }) => totals[verdict] ?? 0))]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
