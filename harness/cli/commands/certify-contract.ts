import type { CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { type Certification, certify } from "../../certify/certify.ts";
import type { Invariant } from "../../certify/invariants.ts";
import type { WorkerPool } from "../../certify/worker-pool.ts";
import { corpusSha256 } from "../../corpus/corpus-sha256.ts";
import type { AdapterChoice } from "../../target/adapter-choice.ts";
import type { Question } from "../../target/overheard-target.ts";
import { onInterrupt } from "../interrupt.ts";
import { certifyStyle } from "../npm.ts";
import { progressLine } from "../progress-line.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { UserError } from "../user-error.ts";
import { version } from "../version.ts";
import type { CertifyRequest } from "./certify-options.ts";

export type Certified = Extract<Certification, { ok: true }>;

/** What adapters are certified against. */
export interface ChosenContract {
  name: string;
  invariants: readonly Invariant[];
}

/** Certifies adapters against one contract, one after the other, and puts what came of it into a report. */
export async function certifyContract(
  choices: readonly AdapterChoice[],
  contract: ChosenContract,
  request: CertifyRequest,
  pool: WorkerPool,
): Promise<{ report: CertificationReport; done: Certified[] }> {
  const start = performance.now();
  const done: Certified[] = [];
  for (const choice of choices) done.push(await certifyOne(choice, contract, request, pool));
  const report: CertificationReport = {
    schemaVersion: 1,
    cliproof: version(),
    contract: contract.name,
    seed: request.seed,
    runs: request.runs,
    corpusSha256: corpusSha256(done.flatMap(({ fixtures }) => fixtures)),
    certified: done.every(({ report }) => report.certified),
    adapters: done.map(({ report }) => report),
    ...(request.timings ? { timings: { total: Math.round(performance.now() - start) } } : {}),
  };
  return { report, done };
}

/** @param onAsked see CertifyOptions. */
export async function certifyOne(
  choice: AdapterChoice,
  { name, invariants }: ChosenContract,
  request: CertifyRequest,
  pool: WorkerPool,
  onAsked?: (question: Question) => void,
): Promise<Certified> {
  const progress = progressLine();
  try {
    const certification = await certify({
      ...request,
      choice,
      contract: name,
      invariants,
      pool,
      onAsked,
      root: PROJECT_ROOT,
      today: new Date().toISOString().slice(0, 10),
      style: certifyStyle(process.env, process.cwd()),
      onCrew: (crew) =>
        onInterrupt(() => {
          crew.end();
          pool.end();
        }),
      onProgress: progress.show,
    });
    if (!certification.ok) throw new UserError(...certification.problems);
    return certification;
  } finally {
    progress.clear();
  }
}
