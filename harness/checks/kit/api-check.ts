import path from "node:path";
import type { Manifest, Outcome, RunCall } from "../../../contracts/cli/v1/adapter.ts";
import { type ApiFaults, type ApiReceipt, mockApi } from "../../../mock-clis/api/mock-api.mjs";
import type { Fixture } from "../../model/fixture.ts";
import { goodRun } from "../../sandbox/good-run.ts";
import type { CheckContext, CorpusCheck } from "./check.ts";
import { assertHolds } from "./check-failure.ts";
import { notApplicable, unproven } from "./fixture-check.ts";
import { type AttackResult, judgeAttack } from "./judge-attack.ts";

/** A run of an adapter against a stand-in for its API. */
interface ApiRunSpec {
  /** What the stand-in plays, one for each request. */
  fixtures: readonly Fixture[];
  faults?: ApiFaults;
  prompt?: string;
  call?: Partial<RunCall>;
  signal?: AbortSignal;
  env?: Readonly<Record<string, string>>;
}

export interface ApiRun {
  outcome: Outcome;
  receipts: ApiReceipt[];
  elapsedMs: number;
}

/** What such a check works with. */
export interface ApiBench extends CheckContext {
  /** A good run, streamed. */
  fixture: Fixture;
  fixtures: readonly Fixture[];
  run(spec?: Partial<ApiRunSpec>): Promise<ApiRun>;
}

/** The key that a run is given; it is nowhere but in the Authorization header. */
export const PLANTED_KEY = "planted-api-key-0123456789";

const TIMEOUT_MS = 10_000;
/** Longer than any run that keeps its timeout. */
const LIMIT_MS = 20_000;

/**
 * Makes a check of an adapter over HTTP: a server on this machine plays fixtures. What it asks for is what the process
 * checks ask of a CLI.
 */
export function apiCheck(
  invariant: string,
  name: string,
  attack: (bench: ApiBench) => AttackResult,
): CorpusCheck {
  return {
    invariant,
    name,
    scope: "corpus",
    async run(fixtures, context) {
      if (context.target.manifest.transport !== "api") return notApplicable("the adapter starts a process");
      const fixture = goodRun(fixtures, context.target);
      if (fixture === undefined) return unproven("no fixture here is a good run that a stand-in could play");
      const playedOn = () => ({ fixture: fixture.id });
      return judgeAttack(playedOn, (count) => {
        const run = (spec: Partial<ApiRunSpec> = {}) => {
          count();
          return apiRun(context, { fixtures: [fixture], ...spec });
        };
        return attack({ ...context, fixture, fixtures, run });
      });
    },
  };
}

/** What the environment of a run needs, by the variable that the manifest names for its key. */
export function keyIn({ apiKeyVariable }: Manifest): Record<string, string> {
  return apiKeyVariable === undefined ? {} : { [apiKeyVariable]: PLANTED_KEY };
}

async function apiRun({ target }: CheckContext, spec: ApiRunSpec): Promise<ApiRun> {
  const { fixtures, faults = {}, prompt = "Say hello.", call = {}, signal, env = {} } = spec;
  const format = fixtures.at(-1)?.manifest.outputFormat;
  const api = await mockApi({ fixtures: fixtures.map(({ folder }) => path.resolve(folder)), faults });
  let timer: NodeJS.Timeout | undefined;
  try {
    const startedAt = performance.now();
    const running = target.run(
      {
        cliPath: api.address,
        prompt,
        ...(format == null ? {} : { outputFormat: format }),
        cwd: process.cwd(),
        env: { ...keyIn(target.manifest), ...env },
        timeoutMs: TIMEOUT_MS,
        graceMs: 500,
        lingerMs: 500,
        ...call,
      },
      signal,
    );
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), LIMIT_MS);
    });
    const outcome = await Promise.race([running, late]);
    assertHolds(outcome !== null, {
      message: "the run does not return",
      expected: "an outcome when its time is up, or when it is aborted",
      actual: `none within ${LIMIT_MS} ms`,
      hint: "One AbortController ends the request, whatever the reason.",
    });
    return { outcome, receipts: api.receipts(), elapsedMs: performance.now() - startedAt };
  } finally {
    clearTimeout(timer);
    await api.remove();
  }
}
