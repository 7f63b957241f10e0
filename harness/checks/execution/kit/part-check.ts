import type { ExecutionHost } from "../../../../contracts/execution/v1/execution-host.ts";
import { providerOf } from "../../../model/target.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { type AttackResult, judgeAttack } from "../../kit/judge-attack.ts";

/** What a check of a part of the host works with. */
export interface PartBench {
  host: ExecutionHost;
  /** The core's id of the provider. */
  provider: string;
  /** It asks an API: nothing is started. */
  isApi: boolean;
}

/** Makes a check of `execution/v1` that starts no CLI: of a registry, a codec, a loader. */
export function partCheck(
  invariant: string,
  name: string,
  attack: (bench: PartBench) => AttackResult,
): CorpusCheck {
  return {
    invariant,
    name,
    scope: "corpus",
    blackBox: "every-run",
    waits: true,
    async run(fixtures, { target }) {
      if (fixtures.length === 0) return unproven("no fixture here");
      const { manifest } = target;
      const isApi = manifest.transport === "api";
      const bench = { host: target.host as ExecutionHost, provider: providerOf(manifest), isApi };
      // It plays none of them.
      return judgeAttack(
        () => ({}),
        async (count) => {
          count();
          return attack(bench);
        },
      );
    },
  };
}
