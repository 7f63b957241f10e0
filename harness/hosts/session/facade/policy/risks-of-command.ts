import type { ApprovalCategory, PolicySpec } from "../../../../../contracts/session/v1/provider-adapter.ts";
import type { Risk } from "./approval-gate.ts";
import { simpleCommands } from "./shell-commands.ts";

/** What kind of command needs which approval. A command counts by its beginning, so a word inside it is none. */
const RISKY_COMMANDS: Readonly<Record<ApprovalCategory, RegExp>> = {
  merge:
    /^(?:git (?:-\S+ (?:\S+ )?)*(?:merge(?! --abort\b)(?!-)|pull|cherry-pick|push(?: \S+)* (?:\S+:)?(?:main|master)\b)\b|gh pr merge\b|glab mr (?:merge|accept)\b)/,
  deps_add:
    /^(?:(?:npm|pnpm|bun) (?:i|install|add)(?: -\S+)* (?!-)\S|yarn (?:global )?add\b|(?:pip3?|uv pip|python3? -m pip) install\b|uv add\b|poetry add\b|cargo (?:add|install)\b|go (?:get|install)\b|gem install\b|bundle add\b|composer require\b|(?:apt|apt-get|brew|dnf|apk) (?:install|add)\b)/,
  secrets:
    /^(?:(?:cat|less|more|head|tail|grep|cp|source|\.) (?:.*[\s/])?(?:\.env(?:\.(?!example\b|sample\b|template\b)\w+)?|\.netrc|\.npmrc|\.pypirc|id_(?:rsa|ed25519)|credentials(?:\.json)?|[\w.-]+\.pem)(?:\s|$)|printenv\b|(?:gh|vault|op|aws|gcloud|az)\b.*\b(?:secrets?|auth token|print-access-token)\b|security find-\w+-password\b)/,
  deploy:
    /^(?:kubectl (?:apply|delete|rollout|set|patch|scale)\b|helm (?:install|upgrade|rollback)\b|terraform (?:apply|destroy)\b|pulumi up\b|(?:npm|pnpm|yarn|cargo|poetry) publish\b|twine upload\b|docker push\b|(?:vercel|netlify|fly|flyctl|wrangler|firebase|serverless|cdk|heroku|railway)\b.*(?:\bdeploy\b|--prod\b)|gcloud .*\bdeploy\b|gh release create\b)/,
};

/** Commands that reach the network; so do most of those above. */
const NETWORK_COMMANDS =
  /^(?:curl|wget|ssh|scp|sftp|rsync|ftp|nc|telnet|git (?:clone|fetch|pull|push|ls-remote)|gh|glab|npx|(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|cargo|go|gem|bundle|composer|apt|apt-get|brew|dnf|apk) (?:i|install|add|get|require|publish|update|upgrade))\b/;

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
