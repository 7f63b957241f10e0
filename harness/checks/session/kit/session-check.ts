import type { SessionHost } from "../../../../contracts/session/v1/provider-adapter.ts";
import { loadPty } from "../../../hosts/session/facade/terminal/load-pty.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { providerOf } from "../../../model/target.ts";
import { goodRuns } from "../../../sandbox/good-run.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { unproven, unsupported } from "../../kit/fixture-check.ts";
import { type AttackResult, judgeAttack } from "../../kit/judge-attack.ts";
import { type Stage, type Staging, staged } from "./stage.ts";

/** What a check of `session/v1` works with. */
export interface SessionBench {
  host: SessionHost;
  provider: string;
  /** A recorded good run: what the stand-in plays without a terminal. */
  good: Fixture;
  /** All such runs in its format, the best first. */
  goods: readonly Fixture[];
  /** Stages a session of this host. */
  stage<T>(staging: Staging, use: (stage: Stage) => Promise<T>): Promise<T>;
}

/**
 * Makes a check of `session/v1`: it passes unless `attack` throws a CheckFailure or returns another result. It plays
 * no format of output, so there is none to find out as for other hosts (hostChecks).
 */
export function sessionCheck(
  invariant: string,
  name: string,
  attack: (bench: SessionBench) => AttackResult,
): CorpusCheck {
  return {
    invariant,
    name,
    scope: "corpus",
    blackBox: "every-run",
    waits: true,
    async run(fixtures, { target }) {
      if (target.manifest.transport === "api")
        return unsupported("it asks an API, and a session is a program in a terminal");
      if (process.platform === "win32") return unproven("the stand-in for a terminal needs a POSIX shell");
      const pty = await loadPty();
      if ("problem" in pty) return unproven(`no terminal to try it in: ${pty.problem}`);
      const host = target.host as SessionHost;
      const provider = providerOf(target.manifest);
      const runs = goodRuns(fixtures, target);
      const [good] = runs;
      if (good === undefined) return unproven("no fixture here is a good run that a stand-in could play");
      const { outputFormat } = good.manifest;
      const goods = runs.filter(({ manifest }) => manifest.outputFormat === outputFormat);
      // A terminal shows steps that no one recorded; who has a fixture played says so.
      return judgeAttack(
        () => ({}),
        (count) =>
          attack({
            host,
            provider,
            good,
            goods,
            stage(staging, use) {
              count();
              return staged(host, { provider, good }, staging, use);
            },
          }),
      );
    },
  };
}
