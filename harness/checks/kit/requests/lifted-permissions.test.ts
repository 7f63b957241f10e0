import { describe, expect, it } from "vitest";
import { approvesEveryTool, liftedByDefault, liftedPermission } from "./lifted-permissions.ts";

const HELP = new Map([
  ["-y", "-y  Automatically accept all actions"],
  ["--auto", "--auto  auto-approve permissions (dangerous!)"],
  ["--ask", "--ask <boolean>  Set tool auto-approval (default: true)"],
  ["--approval-mode", "--approval-mode  default, yolo (auto-approve all tools)"],
]);

function lifted(args: string[], env: Record<string, string> = {}): string | undefined {
  return liftedPermission({ args, env }, HELP);
}

describe("liftedPermission", () => {
  it.each([
    [["--dangerously-skip-permissions"]],
    [["--force"]],
    [["-y"]],
    [["run", "--auto"]],
    [["--auto-approve", "true"]],
    [["--permission-mode", "acceptEdits"]],
    [["--approval-mode=yolo"]],
    [["-c", 'approval_policy="never"']],
    [["--sandbox", "danger-full-access"]],
  ])("finds it in %j", (args) => {
    expect(lifted(args)).toBeDefined();
  });

  it.each([
    [["-p", "--output-format", "json"]],
    [["--auto-approve", "false"]],
    [["--approval-mode", "default"]],
    [["--permission-mode", "plan"]],
    [["--model", "yolo"]],
    [["--", "--yolo"]],
  ])("finds none in %j", (args) => {
    expect(lifted(args)).toBeUndefined();
  });

  it("looks at variables", () => {
    expect(lifted([], { COPILOT_ALLOW_ALL: "true" })).toBe("COPILOT_ALLOW_ALL=true");
    expect(lifted([], { COPILOT_ALLOW_ALL: "false", HOME: "/yolo" })).toBeUndefined();
  });
});

it("liftedByDefault finds the switch that is on", () => {
  expect(liftedByDefault(HELP)).toEqual(["--ask"]);
});

it("approvesEveryTool finds less than that harmless", () => {
  expect(approvesEveryTool({ args: ["--permission-mode", "bypassPermissions"] })).toBe("bypassPermissions");
  expect(approvesEveryTool({ args: ["--permission-mode", "acceptEdits"] })).toBeUndefined();
});
