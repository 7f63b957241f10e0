import { withEnv } from "../../../../sandbox/with-env.ts";
import { apiCheck, PLANTED_KEY } from "../../../kit/api-check.ts";
import { assertHolds } from "../../../kit/check-failure.ts";

const SECRETS = {
  ANTHROPIC_API_KEY: "planted-anthropic",
  OPENAI_API_KEY: "planted-openai",
  MY_SIGNING_SECRET: "planted-signing",
  XYZZY: "planted-xyzzy",
};

/** Of the caller's environment the key alone is sent, in one header, and it comes back in no outcome. */
export default apiCheck("INV-CLI-PROC-003", "api-secrets", async ({ run }) => {
  const { receipts, outcome } = await withEnv(process.env, (env) => run({ env }), SECRETS);
  assertHolds(receipts.length === 1, {
    message: "the request was not sent once",
    actual: outcome.error?.message ?? outcome.status,
    hint: "Send one request to the address that `cliPath` names.",
  });
  const { authorization, ...headers } = receipts[0]?.headers ?? {};
  const sent = JSON.stringify({ ...receipts[0], headers });
  const leaked = [...Object.values(SECRETS), PLANTED_KEY].filter((secret) => sent.includes(secret));
  assertHolds(leaked.length === 0 && authorization === `Bearer ${PLANTED_KEY}`, {
    message: "more is sent of the caller's environment than the key, or the key elsewhere",
    expected: "the key in the Authorization header, and nothing else",
    actual: leaked.join(", ") || String(authorization),
    hint: "The key goes into one header; the body and the invocation never hold it.",
  });
  assertHolds(!JSON.stringify(outcome).includes(PLANTED_KEY), {
    message: "the key is in the outcome",
    hint: "Headers of the request belong in no outcome.",
  });
});
