// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a session is started with.
 */
export interface StartSessionArgs {
  repoPath: string;
  task: TaskSpec;
  policy: PolicySpec;
  /**
   * What the session gets of the environment besides what every program needs.
   */
  env: {
    [k: string]: string;
  };
}
/**
 * What a session is to do.
 */
export interface TaskSpec {
  title: string;
  goal: string;
  constraints: string[];
  acceptance: string[];
  roomPath?: string;
  branchName?: string;
}
/**
 * What a session may do without being asked.
 */
export interface PolicySpec {
  /**
   * Commands by their first words. When it is not empty, a command that is not in it needs an approval.
   */
  shellAllowlist: string[];
  /**
   * Commands by their first words. They need an approval in any case.
   */
  shellDenylist: string[];
  requiresApprovalFor: ("merge" | "deps_add" | "secrets" | "deploy")[];
  /**
   * Restricted: a command that reaches the network needs an approval.
   */
  networkMode: "restricted" | "open";
}
