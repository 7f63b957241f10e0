import { checkHealth } from "../../../../../adapters/shared/run/check-health.ts";
import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";
import { type HelpFacts, helpFacts } from "./help-facts.ts";

const HELP = ["--help"];

/** Asks the installed CLI for its help, as a health check asks for its version. Null when it gives none. */
export async function readHelp<Config>(adapter: Adapter<Config>, config: unknown): Promise<HelpFacts | null> {
  let printed = "";
  const asking: Adapter<Config> = {
    ...adapter,
    healthCheck: {
      args: HELP,
      parseVersion(text) {
        printed += text;
        return null;
      },
    },
  };
  const health = await checkHealth(asking, { config });
  return health.ok && printed.trim() !== "" ? helpFacts(printed) : null;
}
