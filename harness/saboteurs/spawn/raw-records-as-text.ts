import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "raw-records-as-text",
  invariant: "INV-SPAWN-RESULT-001",
  fault: "Gives the records of the CLI back where the agent's text belongs.",
  sabotage: (host) =>
    changeResult(host, (result) => ({
      ...result,
      stdout: JSON.stringify({ type: "result", result: result.stdout }),
    })),
} satisfies Saboteur<SpawnHost>;
