import { assertHolds } from "../kit/check-failure.ts";
import { spawnCheck } from "./kit/spawn-check.ts";

/** An interactive start gives back the exit code of the CLI (INV-SPAWN-PROC-003). */
export default spawnCheck("INV-SPAWN-PROC-003", "interactive", async ({ host: { adapter }, good, play }) => {
  for (const code of [0, 7]) {
    const { value } = await play(good, () => adapter.spawnInteractive("Be brief.", adapter.defaultModel), {
      stdin: "never-read",
      exitAfter: 0,
      exit: code,
    });
    assertHolds(value === code, {
      fixture: good.id,
      message: "an interactive start does not give back the exit code of the CLI",
      expected: String(code),
      actual: String(value),
    });
  }
});
