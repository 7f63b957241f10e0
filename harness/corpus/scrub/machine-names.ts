import { hostname, userInfo } from "node:os";
import type { KnownSecrets } from "./known-secrets.ts";

/** Whose machine this is: names that must not be in what is recorded on it. */
export function machineNames(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Pick<KnownSecrets, "user" | "host"> {
  return { user: env.USER ?? env.LOGNAME ?? userName(), host: hostname() };
}

/** A process may run under a number that has no name. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
