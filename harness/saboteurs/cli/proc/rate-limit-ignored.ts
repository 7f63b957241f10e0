import { withoutRateLimitNotices } from "../../kit/rate-limit-notices.ts";
import { withShell } from "../../kit/with-shell.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "rate-limit-ignored",
  invariant: "INV-CLI-PROC-008",
  fault: "Never notices that the CLI waits for a rate limit (paperclipai/paperclip#3474).",
  skip: withoutRateLimitNotices,
  sabotage: (adapter) => withShell(adapter, { watch: () => ({ sawOutput() {}, limit: () => null }) }),
} satisfies Saboteur;
