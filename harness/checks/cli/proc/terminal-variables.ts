import { sha256 } from "../../../lib/bytes.ts";
import { withEnv } from "../../../sandbox/with-env.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { processCheck } from "../../kit/process-check.ts";

const SET = { NO_COLOR: "1", TERM: "dumb", CI: "true" } as const;
/** What a host that runs inside an agent, an editor or a colourful terminal hands down. */
const INHERITED: Readonly<Record<string, string>> = {
  TERM: "xterm-256color",
  CLAUDECODE: "1",
  CLAUDE_CODE_ENTRYPOINT: "cli",
  CLAUDE_CODE_SSE_PORT: "4711",
  CODEX_SANDBOX: "seatbelt",
  CODEX_SANDBOX_NETWORK_DISABLED: "1",
  GEMINI_CLI: "1",
  OPENCODE: "1",
  CURSOR_AGENT: "1",
  NODE_OPTIONS: "--no-warnings",
  FORCE_COLOR: "3",
  COLORTERM: "truecolor",
  ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
};

/** The CLI is informed that no one watches, and not that it runs inside of another agent. */
export default processCheck("INV-CLI-PROC-004", "terminal-variables", async ({ run }) => {
  const { receipts } = await withEnv(process.env, (env) => run({ env }), INHERITED);
  const given = receipts[0]?.env ?? {};
  const missing = Object.entries(SET).filter(([name, value]) => given[name] !== sha256(value));
  assertHolds(missing.length === 0, {
    message: "the CLI does not learn that it prints for a program",
    expected: Object.entries(SET)
      .map((pair) => pair.join("="))
      .join(" "),
    actual: `another value, or none: ${missing.map(([name]) => name).join(", ")}`,
    hint: "Set all three for every start, the probes included.",
  });
  const kept = Object.keys(INHERITED).filter((name) => name !== "TERM" && name in given);
  assertHolds(kept.length === 0, {
    message: "variables that change what the CLI does are handed down",
    expected: "none of them",
    actual: kept.join(", "),
    hint: "A nesting guard makes the CLI refuse to start; an address or a key moves the bill.",
  });
});
