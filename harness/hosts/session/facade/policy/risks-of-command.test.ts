import { describe, expect, it } from "vitest";
import type { PolicySpec } from "../../../../../contracts/session/v1/provider-adapter.ts";
import { risksOfCommand } from "./risks-of-command.ts";

const OPEN: PolicySpec = {
  shellAllowlist: [],
  shellDenylist: [],
  requiresApprovalFor: ["merge", "deps_add", "secrets", "deploy"],
  networkMode: "open",
};
const categories = (line: string, policy = OPEN) =>
  risksOfCommand(line, policy).map(({ category }) => category);

describe("risksOfCommand", () => {
  it.each([
    ["git merge topic", "merge"],
    ["git -C /repo merge topic", "merge"],
    ["git push origin main", "merge"],
    ["git push origin HEAD:main", "merge"],
    ["git push --force origin master", "merge"],
    ["gh pr merge 7 --squash", "merge"],
    ["cd zz && git pull", "merge"],
    ["npm install left-pad", "deps_add"],
    ["npm i -D left-pad", "deps_add"],
    ["FOO=1 pnpm add left-pad", "deps_add"],
    ["sudo apt-get install jq", "deps_add"],
    ["pip install requests", "deps_add"],
    ["cargo add serde", "deps_add"],
    ["cat .env", "secrets"],
    ["cat config/.env.production", "secrets"],
    ["cp ~/.ssh/id_rsa /tmp", "secrets"],
    ["gh auth token", "secrets"],
    ["kubectl apply -f zz.yaml", "deploy"],
    ["terraform apply", "deploy"],
    ["vercel deploy --prod", "deploy"],
    ["npm publish", "deploy"],
    ["bash -lc 'npm publish'", "deploy"],
  ])("asks for %s as %s", (line, category) => {
    expect(categories(line)).toEqual([category]);
  });

  it.each([
    "git merge-base main topic",
    "git mergetool",
    "git merge --abort",
    "git log --merges",
    "git push origin topic",
    "git push origin maintenance",
    "npm install",
    "npm ci",
    "cat .env.example",
    "cat environment.md",
    "kubectl get pods",
    "echo git merge",
    "terraform plan",
  ])("lets %s go", (line) => {
    expect(categories(line)).toEqual([]);
  });

  it("asks for nothing that the policy does not name", () => {
    expect(
      categories("git merge topic && npm publish", { ...OPEN, requiresApprovalFor: ["deploy"] }),
    ).toEqual(["deploy"]);
  });

  it("puts the deny list before the categories, and these before the allow list", () => {
    const policy = { ...OPEN, shellAllowlist: ["git", "ls"], shellDenylist: ["git push"] };
    expect(categories("git push origin main", policy)).toEqual(["shell"]);
    expect(categories("git merge topic", policy)).toEqual(["merge"]);
    expect(categories("git status; ls -la", policy)).toEqual([]);
    expect(categories("lsof", policy)).toEqual(["shell"]);
  });

  it("asks for what reaches a restricted network", () => {
    const policy: PolicySpec = { ...OPEN, networkMode: "restricted" };
    expect(categories("curl http://127.0.0.1", policy)).toEqual(["network"]);
    expect(categories("git fetch", policy)).toEqual(["network"]);
    expect(categories("git status", policy)).toEqual([]);
  });
});
