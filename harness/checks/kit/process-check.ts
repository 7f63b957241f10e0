import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../../model/fixture.ts";
import { goodRun } from "../../sandbox/good-run.ts";
import { type MockRun, type MockRunSpec, mockRun } from "../../sandbox/mock-run.ts";
import type { CheckContext, CheckResult, CorpusCheck } from "./check.ts";
import { notApplicable, unproven, unsupported } from "./fixture-check.ts";
import { type AttackResult, judgeAttack } from "./judge-attack.ts";

/** What of the process side an API has no part in. The other promises are tried by requests, see apiCheck. */
const WITHOUT_PROCESS: Readonly<Record<string, string>> = {
  "INV-CLI-PROC-002": "a request has no stdin that somebody could leave open",
  "INV-CLI-PROC-004": "no process gets a terminal or an environment",
  "INV-CLI-PROC-005": "there are no pipes; the head of a response comes ahead of its body",
  "INV-CLI-PROC-009": "there is no command that could be missing",
  "INV-CLI-PROC-013": "a request has no flags",
};

/** What a process check works with. */
export interface ProcessBench extends CheckContext {
  /** A recorded good run of the adapter's CLI, in a format with a terminal record where there is one. */
  fixture: Fixture;
  fixtures: readonly Fixture[];
  /**
   * Runs the adapter against a stand-in that plays `fixture`, or what the spec names.
   *
   * @param isAgain the same was tried before: how often that is depends on the machine, and no report shows it.
   */
  run(spec?: Partial<MockRunSpec>, isAgain?: boolean): Promise<MockRun>;
}

type Attack = (bench: ProcessBench) => AttackResult;

/**
 * Makes a check that starts stand-ins. It passes unless `attack` throws a CheckFailure, returns another result, or the
 * adapter takes its host down.
 */
export function processCheck(invariant: string, name: string, attack: Attack): CorpusCheck {
  return {
    invariant,
    name,
    scope: "corpus",
    blackBox: "every-run",
    waits: true,
    async run(fixtures, context) {
      const ofApi = apiVerdict(context.target.manifest, invariant);
      if (ofApi !== undefined) return ofApi;
      const fixture = goodRun(fixtures, context.target);
      if (fixture === undefined) return unproven("no fixture here is a good run that a stand-in could play");
      const playedOn = () => ({ fixture: fixture.id });
      return judgeAttack(playedOn, (count) => {
        const run = (spec: Partial<MockRunSpec> = {}, isAgain = false) => {
          if (!isAgain) count();
          return mockRun(context.target, { fixture, ...spec });
        };
        return attack({ ...context, fixture, fixtures, run });
      });
    },
  };
}

/** What a check that starts stand-ins for CLIs says of an adapter over HTTP; undefined: it is no such adapter. */
function apiVerdict({ id, transport }: Manifest, invariant: string): CheckResult | undefined {
  if (transport !== "api") return undefined;
  const reason = WITHOUT_PROCESS[invariant];
  if (reason !== undefined) return unsupported(`${id} is an API, no process is started: ${reason}`);
  return notApplicable(`${id} is an API: its requests are looked at in the place of a process`);
}
