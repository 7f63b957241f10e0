import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";
import type { CheckResult } from "./check.ts";
import { notApplicable, unsupported } from "./fixture-check.ts";

/** What of the process side an API has no part in. The other promises are tried by requests, see apiCheck. */
const WITHOUT_PROCESS: Readonly<Record<string, string>> = {
  "INV-CLI-PROC-002": "a request has no stdin that somebody could leave open",
  "INV-CLI-PROC-004": "no process gets a terminal or an environment",
  "INV-CLI-PROC-005": "there are no pipes; the head of a response comes ahead of its body",
  "INV-CLI-PROC-009": "there is no command that could be missing",
  "INV-CLI-PROC-013": "a request has no flags",
};

/** What a check that starts stand-ins for CLIs says of an adapter over HTTP; undefined: it is no such adapter. */
export function apiVerdict({ id, transport }: Manifest, invariant: string): CheckResult | undefined {
  if (transport !== "api") return undefined;
  const reason = WITHOUT_PROCESS[invariant];
  if (reason !== undefined) return unsupported(`${id} is an API, no process is started: ${reason}`);
  return notApplicable(`${id} is an API: its requests are looked at in the place of a process`);
}
