import { assertHolds } from "../kit/check-failure.ts";
import { liftedPermission } from "../kit/requests/lifted-permissions.ts";
import { PROMPT, spawnCheck, TIMEOUT_MS } from "./kit/spawn-check.ts";

/** No start lets tools run without a question: no option asks for that (INV-SPAWN-REQUEST-002). */
export default spawnCheck("INV-SPAWN-REQUEST-002", "nothing-unasked", async ({ host, good, play }) => {
  const { adapter } = host;
  const plain = await play(good, (cwd) => adapter.spawn({ prompt: PROMPT, cwd, timeoutMs: TIMEOUT_MS }));
  const full = { prompt: PROMPT, systemPrompt: "Be brief.", model: "zz-model", timeoutMs: TIMEOUT_MS };
  const asked = await play(good, (cwd) => adapter.spawn({ ...full, cwd }));
  const interactive = await play(good, () => adapter.spawnInteractive("Be brief.", adapter.defaultModel), {
    stdin: "never-read",
    exitAfter: 0,
  });
  for (const { argv, env } of [plain, asked, interactive].flatMap(({ receipts }) => receipts)) {
    // The receipt holds the digests of values: a variable's name has to do.
    const lifted = liftedPermission({ args: argv, env }, new Map());
    assertHolds(lifted === undefined, {
      fixture: good.id,
      message: "the CLI is started in a way that lets tools run without a question",
      expected: "nothing that lifts a permission",
      actual: `${lifted} in ${argv.join(" ")}`,
      hint: "No option asks for that, so no caller has agreed to it.",
    });
  }
});
