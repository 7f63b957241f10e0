import type { ApprovalCategory } from "../../../../../contracts/session/v1/provider-adapter.ts";

/** What kind of command needs which approval. A command counts by its beginning, so a word inside it is none. */
export const RISKY_COMMANDS: Readonly<Record<ApprovalCategory, RegExp>> = {
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
export const NETWORK_COMMANDS =
  /^(?:curl|wget|ssh|scp|sftp|rsync|ftp|nc|telnet|git (?:clone|fetch|pull|push|ls-remote)|gh|glab|npx|(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|cargo|go|gem|bundle|composer|apt|apt-get|brew|dnf|apk) (?:i|install|add|get|require|publish|update|upgrade))\b/;
