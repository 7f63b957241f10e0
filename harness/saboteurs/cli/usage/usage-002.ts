import { changeUsage, withTotal } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { recordedStdout } from "../../kit/recorded-stdout.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

const REASONING = /"(?:thinking|reasoning|thoughts)(?:_?(?:output)?_?tokens?(?:_?count)?)?":\s*[1-9]/i;
/** Without `thoughts`, which their CLIs count apart from the output. */
const REASONING_IN_OUTPUT = /"(thinking|reasoning)((_?output)?_?tokens)?":\s*[1-9]/i;

export default saboteursOf("INV-CLI-USAGE-002", [
  {
    name: "cache-kinds-swapped",
    fault: "Reports tokens written to the cache as tokens read from it (blueberrycongee/termcanvas#60).",
    skip: withoutClaim("usage"),
    sabotage: (adapter) =>
      changeUsage(adapter, ({ cacheReadTokens, cacheCreationTokens }) => ({
        cacheReadTokens: cacheCreationTokens,
        cacheCreationTokens: cacheReadTokens,
      })),
  },
  {
    name: "cache-lost",
    fault: "Does not report cached tokens (kenn-io/agentsview#362).",
    skip: withoutClaim("usage"),
    sabotage: (adapter) =>
      changeUsage(adapter, (usage) => withTotal({ ...usage, cacheReadTokens: 0, cacheCreationTokens: 0 })),
  },
  {
    name: "cached-in-input",
    fault: "Counts cached tokens into the input (janekbaraniewski/openusage#360).",
    skip: withoutClaim("usage"),
    sabotage: (adapter) =>
      changeUsage(adapter, (usage) =>
        withTotal({
          ...usage,
          inputTokens: usage.inputTokens + usage.cacheReadTokens + usage.cacheCreationTokens,
        }),
      ),
  },
  {
    name: "reasoning-lost",
    fault: "Leaves out how many of the output tokens are reasoning (janekbaraniewski/openusage#360).",
    skip: (adapter) =>
      someFixture(adapter, ({ stdout }) => REASONING.test(stdout))
        ? withoutClaim("usage")(adapter)
        : "no fixture shows reasoning tokens",
    sabotage: (adapter) => changeUsage(adapter, () => ({ reasoningTokens: null })),
  },
  {
    name: "reasoning-twice",
    fault: "Adds reasoning tokens to an output that holds them (langfuse/codex-observability-plugin#22).",
    skip: (adapter) =>
      recordedStdout(adapter).some((text) => REASONING_IN_OUTPUT.test(text))
        ? null
        : "no recording counts reasoning tokens",
    sabotage: (adapter) =>
      changeUsage(adapter, (usage) =>
        withTotal({ ...usage, outputTokens: usage.outputTokens + (usage.reasoningTokens ?? 0) }),
      ),
  },
  {
    name: "total-without-cache",
    fault: "Leaves the cached tokens out of the total (patlux/pi-commandcode-provider#30).",
    skip: withoutClaim("usage"),
    sabotage: (adapter) =>
      changeUsage(adapter, (usage) => ({ totalTokens: usage.inputTokens + usage.outputTokens })),
  },
]);
