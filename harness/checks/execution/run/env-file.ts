import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executionCheck, ran } from "../kit/execution-check.ts";
import { withHome } from "../kit/with-home.ts";

const FIRST = "ZZ_FILE='$(id)'\nZZ_BOTH=file # no word of it\nexport ZZ_EXPORTED=one\n";
const SECOND = "ZZ_FILE=changed\n";

/**
 * The env file's variables reach the CLI as they stand, under those of the caller; a change is seen
 * (INV-EXECUTION-RUNTIME-002).
 */
export default executionCheck("INV-EXECUTION-RUNTIME-002", "env-file", async ({ host, good, play }) => {
  const merged: unknown[] = [];
  const { receipts } = await play(good, (cwd) =>
    withHome(async (home) => {
      for (const text of [FIRST, SECOND]) {
        await writeFile(path.join(home, ".cabinet.env"), text);
        await ran(host, cwd);
        const { ZZ_FILE, ZZ_BOTH } = host.withAdapterRuntimeEnv?.({ ZZ_BOTH: "caller" }) ?? {};
        merged.push([ZZ_FILE, ZZ_BOTH]);
      }
    }),
  );
  assertEqual(
    "the variables of ~/.cabinet.env do not reach the CLI as they were written",
    receipts.map(({ env }) => [env.ZZ_FILE, env.ZZ_BOTH, env.ZZ_EXPORTED]),
    [
      [sha("$(id)"), sha("file"), sha("one")],
      [sha("changed"), undefined, undefined],
    ],
    good.id,
  );
  if (host.withAdapterRuntimeEnv === undefined)
    return unsupported("the module exports no withAdapterRuntimeEnv");
  assertEqual("the env file is not merged under the caller's variables", merged, [
    ["$(id)", "caller"],
    ["changed", "caller"],
  ]);
  return undefined;
});

function sha(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}
