import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";

const RICH = `Usage: zz [options] [command] [prompt]

Starts an interactive session by default, use -p/--print for non-interactive output

Options:
  --mcp-config <file>       Load MCP servers
  --permission-mode <mode>  Mode (choices: "default", "plan")
  -p, --print               Non-interactive mode

Commands:
  mcp   Manage MCP servers
`;
const BARE = "Usage: zz [prompt]\n\nOptions:\n  -m, --model <id>  The model\n";

/**
 * The same CLI with another help has other capabilities: they are read when asked for, not known
 * (INV-SESSION-CAPS-002).
 */
export default sessionCheck("INV-SESSION-CAPS-002", "help-read", async ({ stage }) => {
  const [rich, bare] = [
    await stage({ steps: [], help: RICH }, ({ adapter }) => adapter.capabilities()),
    await stage({ steps: [], help: BARE }, ({ adapter }) => adapter.capabilities()),
  ];
  for (const field of ["supportsMCP", "supportsPlanAndExecute", "supportsNonInteractive"] as const) {
    assertHolds(rich[field] === true && bare[field] === false, {
      message: `${field} does not follow the CLI's help`,
      expected: "true with a help that names it, false with one that does not",
      actual: `${rich[field]} and ${bare[field]}`,
      hint: "Run the CLI with --help when capabilities are asked for; flags change with every version.",
    });
  }
});
