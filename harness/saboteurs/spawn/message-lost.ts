import type { SpawnHost } from "../../../contracts/spawn/v1/provider-adapter.ts";
import type { Saboteur } from "../saboteur.ts";
import { changeResult } from "./kit/change-result.ts";

export default {
  name: "message-lost",
  invariant: "INV-SPAWN-ERR-001",
  fault: "Leaves the provider's message in the output and out of the result.",
  sabotage: (host) =>
    changeResult(host, ({ errorMessage, ...result }) => ({
      ...result,
      stdout: result.stdout || (errorMessage ?? ""),
    })),
} satisfies Saboteur<SpawnHost>;
