import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { agentCheck, ready, request, settled } from "../kit/agent-check.ts";

const SECRET = "zz-planted-secret";
const NAMES = ["GITHUB_TOKEN", "TELEGRAM_BOT_TOKEN", "DATABASE_URL", "ZZ_SERVICE_KEY"];

/** Nothing of the host's secrets reaches the CLI, in a run or in a health check (INV-AGENT-ENV-001). */
export default agentCheck("INV-AGENT-ENV-001", "environment", async ({ host, good, play }) => {
  const before = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
  for (const name of NAMES) process.env[name] = SECRET;
  try {
    const plugin = await ready(host);
    const { receipts } = await play(good, (cwd) => settled(plugin.run(request({ cwd }))));
    const env = Object.keys(receipts[0]?.env ?? {});
    assertHolds(env.length > 0 && NAMES.every((name) => !env.includes(name)), {
      fixture: good.id,
      message: "a secret of the host reaches the CLI",
      expected: `none of ${NAMES.join(", ")}`,
      actual: env.filter((name) => NAMES.includes(name)).join(", ") || "no environment at all",
      hint: "Pass an allow-list of names, never process.env.",
    });
    const { value } = await play(good, () => plugin.healthCheck(), { version: "environment" });
    assertHolds(!JSON.stringify(value).includes(SECRET), {
      message: "a secret of the host reaches the CLI when it is asked for its version",
      expected: `none of ${NAMES.join(", ")}`,
      actual: formatValue(value),
    });
  } finally {
    for (const name of NAMES)
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
});
