import type { ApprovalCategory, PolicySpec } from "../../../../../contracts/session/v1/provider-adapter.ts";
import type { Risk } from "./risk.ts";
import { NETWORK_COMMANDS, RISKY_COMMANDS } from "./risky-commands.ts";
import { simpleCommands } from "./shell-commands.ts";

const CATEGORIES = Object.keys(RISKY_COMMANDS) as ApprovalCategory[];
const LEVELS: Readonly<Record<ApprovalCategory, Risk["risk"]>> = {
  merge: "med",
  deps_add: "med",
  secrets: "high",
  deploy: "high",
};

/**
 * What a policy has against a line of shell, the worst of each of its commands: the deny list before the categories,
 * these before the allow list, so that an allowed `git` lets no merge through (INV-SESSION-POLICY-001, -003).
 */
export function risksOfCommand(line: string, policy: PolicySpec): Risk[] {
  return simpleCommands(line).flatMap((command) => {
    const found = riskOf(command, policy);
    return found === null ? [] : [{ ...found, seenIn: "stream" as const, subject: command }];
  });
}

function riskOf(command: string, policy: PolicySpec): Pick<Risk, "category" | "summary" | "risk"> | null {
  if (isListed(command, policy.shellDenylist)) {
    return { category: "shell", risk: "high", summary: `a command that the policy denies: ${command}` };
  }
  const category = CATEGORIES.find((one) => RISKY_COMMANDS[one].test(command));
  if (category !== undefined && policy.requiresApprovalFor.includes(category)) {
    return { category, risk: LEVELS[category], summary: `${category}: ${command}` };
  }
  if (policy.networkMode === "restricted" && NETWORK_COMMANDS.test(command)) {
    return { category: "network", risk: "med", summary: `a command that reaches the network: ${command}` };
  }
  if (policy.shellAllowlist.length > 0 && !isListed(command, policy.shellAllowlist)) {
    return { category: "shell", risk: "low", summary: `a command that the policy does not list: ${command}` };
  }
  return null;
}

/** By first words: `git status` lists `git status -s` and not `git stash`. */
function isListed(command: string, list: readonly string[]): boolean {
  return list.some(
    (entry) => entry.trim() !== "" && `${command} `.startsWith(`${entry.trim().replace(/\s+/g, " ")} `),
  );
}
