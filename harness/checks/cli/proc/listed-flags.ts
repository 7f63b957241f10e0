import { isDeepStrictEqual } from "node:util";
import { helpEntries } from "../../../sandbox/help-entries.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { requestCheck } from "../../kit/requests/starts.ts";
import { effectOf } from "../../kit/requests/wish-verdict.ts";
import { askedWishes } from "../../kit/requests/wishes.ts";

/** Where the caller has looked at the CLI's help, a flag that is not in it is not used, and its wish is reported. */
export default requestCheck("INV-CLI-PROC-013", "listed-flags", async (bench) => {
  const { known, starts, adapter, invoke } = bench;
  const claimed = adapter.manifest.requests ?? [];
  let tried = 0;
  for (const start of starts.filter(({ version }) => version !== null)) {
    const listed = [...helpEntries(known, start.version).keys()];
    for (const { wish, request, base, witnesses } of askedWishes(0).filter(({ wish }) =>
      claimed.includes(wish),
    )) {
      const { added } = effectOf(
        bench.tokens(start, request, witnesses),
        bench.tokens(start, base, witnesses),
      );
      const flag = added
        .filter((token) => !token.includes("⟨prompt⟩"))
        .map((token) => /^argument (--[\w-]+)/.exec(token)?.[1])
        .find((one) => one !== undefined);
      // `--max-turns` of claude works and is in no help: leaving it out of the list says nothing.
      if (flag === undefined || !listed.includes(flag)) continue;
      tried++;
      const flags = listed.filter((one) => one !== flag);
      const without = invoke(start, request, undefined, { version: start.version, flags });
      const plain = invoke(start, base, undefined, { version: start.version, flags });
      const isElsewhere = !isDeepStrictEqual([without.args, without.env], [plain.args, plain.env]);
      const isUsed = without.args.some((word) => word === flag || word.startsWith(`${flag}=`));
      assertHolds(!isUsed && (isElsewhere || without.unfulfilled?.includes(wish) === true), {
        message: `${flag} is used, or ${wish} dropped in silence, although the CLI's help does not name the flag`,
        expected: `no ${flag}, and ${wish} among the unfulfilled wishes`,
        actual: `${without.args.join(" ")}; unfulfilled: ${(without.unfulfilled ?? []).join(", ") || "none"}`,
        input: `${start.what} with the flags of its help but ${flag}: ${JSON.stringify(request)}`,
        hint: "`CliIdentity.flags` is what the installed CLI knows, where somebody has looked.",
      });
    }
  }
  return tried === 0 ? unproven("no recorded help names the flags that are used") : undefined;
});
