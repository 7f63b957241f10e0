import { sha256 } from "../../../lib/bytes.ts";
import { withEnv } from "../../../sandbox/with-env.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { processCheck } from "../../kit/process-check.ts";

/** No secret of the parent reaches the CLI, under whatever name it is there. */
export default processCheck("INV-CLI-PROC-003", "environment", async ({ run }) => {
  const { receipts, outcome } = await withEnv(process.env, (env) => run({ env }), SECRETS);
  assertHolds(receipts.length === 1, {
    message: "the CLI was not started",
    actual: outcome.error?.message ?? outcome.status,
    hint: "Start the command that `cliPath` names.",
  });
  const given = receipts[0]?.env ?? {};
  const digests = new Map(Object.entries(SECRETS).map(([name, value]) => [sha256(value), name]));
  const leaked = Object.entries(given).flatMap(([name, digest]) => {
    const secret = digests.get(digest);
    return secret === undefined ? [] : [name === secret ? name : `${secret} as ${name}`];
  });
  assertHolds(leaked.length === 0, {
    message: "secrets of the parent reach the CLI, and every shell command that its agent runs",
    expected: "none",
    actual: leaked.join(", "),
    hint: "Pick what the child gets from an allow-list; a deny-list misses the next name.",
  });
});

/** Names as they are in people's environments; values that stand nowhere else. */
const SECRETS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "ANTHROPIC_API_KEY",
    "OPENAI_API_KEY",
    "GEMINI_API_KEY",
    "AWS_SECRET_ACCESS_KEY",
    "GITHUB_TOKEN",
    "NPM_TOKEN",
    "DATABASE_URL",
    "MY_SIGNING_SECRET",
    "HOST_SESSION",
    "XYZZY",
    "HTTPS_PROXY",
    "http_proxy",
    "ALL_PROXY",
  ].map((name) => [name, planted(name)]),
);

/** An address of a proxy is a secret where a password is in it. */
function planted(name: string): string {
  return /proxy/i.test(name)
    ? `http://user:planted-${name.toLowerCase()}@127.0.0.1:9`
    : `planted-${name.toLowerCase()}`;
}
