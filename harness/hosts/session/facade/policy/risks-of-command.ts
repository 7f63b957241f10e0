import type { ApprovalCategory, PolicySpec } from "../../../../../contracts/session/v1/provider-adapter.ts";
import type { Risk } from "./approval-gate.ts";
import { isSecretFile } from "./secret-files.ts";
import { simpleCommands } from "./shell-commands.ts";

/** Names of scripts and targets that put something into the world. */
const SHIPS = String.raw`(?:[\w.-]*[:_-])?(?:deploy|publish|release|ship)(?:[:_-][\w.:-]*)?(?![\w-])`;
/** Branches that others work on. */
const MAIN = String.raw`\+?(?:[\w./-]+:)?(?:refs/heads/)?(?:main|master|trunk|production)(?![\w/-])`;
/** Flags of git ahead of its command. */
const GIT = String.raw`git (?:-\S+ (?:[^-\s]\S* )?)*`;

/** What kind of command needs which approval. A command counts by its beginning, so a word inside it is none. */
const RISKY_COMMANDS: Readonly<Record<ApprovalCategory, RegExp>> = {
  merge: command(
    String.raw`${GIT}(?:merge\b(?! --(?:abort|quit)\b)(?!-)|pull\b(?!-)|cherry-pick\b(?! --(?:abort|quit)\b)|push(?: \S+)*? (?:${MAIN}|--all\b|--mirror\b))`,
    String.raw`gh pr merge\b`,
    String.raw`gh api\b.*/merge\b`,
    String.raw`glab mr (?:merge|accept)\b`,
  ),
  deps_add: command(
    String.raw`(?:npm|pnpm|bun) (?:i|install|add)(?: -\S+)* (?!-)\S`,
    String.raw`yarn (?:global )?add\b`,
    String.raw`(?:pip3?|uv pip|python3? -m pip) install\b(?! (?:-r|--requirement|-e|--editable)\b)(?! \.)`,
    String.raw`(?:uv|poetry|pdm|cargo|deno|(?:flutter|dart) pub|mix igniter\.install|dotnet) add\b`,
    String.raw`(?:cargo|gem|brew|pipx|conda|mamba|go) install\b`,
    String.raw`go get\b`,
    String.raw`composer require\b`,
    String.raw`(?:apt|apt-get|dnf|yum|apk|pacman) (?:-\S+ )*(?:install|add|-S)\b`,
  ),
  secrets: command(
    String.raw`printenv\b`,
    "(?:env|export -p|set)$",
    String.raw`(?:echo|printf)\b.*\$\{?\w*(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?)\b`,
    String.raw`(?:gh|vault|op|aws|gcloud|az|doppler|heroku|fly|flyctl|kubectl)\b.*\b(?:secrets?(?:manager)?|auth token|print-access-token|with-decryption)\b`,
    String.raw`heroku config(?!:\w*set)\b`,
    String.raw`vercel env pull\b`,
    String.raw`(?:pass|gopass) show\b`,
    String.raw`gpg\b.*--export-secret`,
    String.raw`security find-\w+-password\b`,
  ),
  deploy: command(
    String.raw`kubectl (?:apply|create|delete|rollout (?!status|history)|set|patch|scale|replace)\b`,
    String.raw`(?:helm (?:install|upgrade|rollback|uninstall)|helmfile (?:apply|sync)|argocd app sync|skaffold (?:run|deploy)|kamal (?:deploy|setup))\b`,
    String.raw`(?:terraform|tofu|terragrunt) (?:-\S+ )*(?:apply|destroy)\b`,
    String.raw`pulumi (?:up|destroy)\b`,
    String.raw`(?:npm|pnpm|yarn|bun|cargo|poetry|uv|gem|dart|flutter pub)(?: npm)? (?:publish|push)\b`,
    String.raw`twine upload\b`,
    `(?:npm|pnpm|yarn|bun|composer|deno)(?: run| run-script| task)? ${SHIPS}`,
    String.raw`(?:make|just|task|rake|mage|gradle|gradlew)(?: \S+)*? ${SHIPS}`,
    String.raw`(?:mvn|mvnw)\b.* deploy\b`,
    String.raw`docker(?: compose|-compose)(?: -\S+(?: [^-\s]\S*)?)* up\b`,
    String.raw`docker (?:push|stack deploy|service (?:create|update))\b`,
    String.raw`ansible-playbook\b(?!.* --(?:check|syntax-check)\b)`,
    String.raw`(?:vercel|netlify|fly|flyctl|wrangler|firebase|serverless|sls|sam|eb|cdk|heroku|railway|cap|dokku|gcloud|az|aws)\b.*(?:\bdeploy(?!-|ments? (?:list|describe))\b|--prod\b|\bwebapp up\b)`,
    String.raw`aws (?:s3 (?:sync|cp|mv|rm)|lambda update-function-code|ecs update-service)\b`,
    String.raw`(?:rsync|scp)\b.* \S*@?[\w.-]+:\S*$`,
    String.raw`git push (?:\S+ )*?(?:heroku|dokku|production)\b`,
    String.raw`gh (?:release create|workflow run)\b`,
  ),
};

/** A command that begins as one of these patterns says. */
function command(...patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join("|")})`);
}

/** It says what it would do, and does nothing. */
const HARMLESS = /\s(?:--dry-run(?!=(?:none|false)\b)|--help|--version)\b/;
/** Commands that name a file and show nothing of it. */
const SHOWS_NOTHING =
  /^(?:ls|ll|stat|file|test|\[|find|which|touch|chmod|chown|mkdir|rm|echo|printf|git (?:check-ignore|rm|status|log|ls-files))\b/;

/** Whether a command reads, copies or writes a file for secrets. */
function namesSecret(line: string): boolean {
  const words = line.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ""));
  const written = /\d?>>?\s*["']?([^\s"'&|]+)/.exec(line)?.[1];
  if (written !== undefined && isSecretFile(written)) return true;
  return (
    !SHOWS_NOTHING.test(line) &&
    words.slice(1).some((word) => isSecretFile(word.replace(/^\S+?[=:](?=\S)/, "")))
  );
}

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
  const category = categoryOf(command);
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

function categoryOf(command: string): ApprovalCategory | undefined {
  if (HARMLESS.test(command)) return undefined;
  return CATEGORIES.find(
    (one) => RISKY_COMMANDS[one].test(command) || (one === "secrets" && namesSecret(command)),
  );
}

/** By first words: `git status` lists `git status -s` and not `git stash`. */
function isListed(command: string, list: readonly string[]): boolean {
  return list.some(
    (entry) => entry.trim() !== "" && `${command} `.startsWith(`${entry.trim().replace(/\s+/g, " ")} `),
  );
}
