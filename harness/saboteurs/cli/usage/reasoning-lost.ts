import { changeUsage } from "../../kit/change-usage.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { Saboteur } from "../../saboteur.ts";

const REASONING = /"(?:thinking|reasoning|thoughts)(?:_?(?:output)?_?tokens?(?:_?count)?)?":\s*[1-9]/i;

export default {
  name: "reasoning-lost",
  invariant: "INV-CLI-USAGE-002",
  fault: "Leaves out how many of the output tokens are reasoning (janekbaraniewski/openusage#360).",
  skip: (adapter) =>
    someFixture(adapter, ({ stdout }) => REASONING.test(stdout))
      ? withoutClaim("usage")(adapter)
      : "no fixture shows reasoning tokens",
  sabotage: (adapter) => changeUsage(adapter, () => ({ reasoningTokens: null })),
} satisfies Saboteur;
