/**
 * The contract `session/v1` as TypeScript: a host's adapter that keeps an agent's session in a terminal. The types up
 * to `ProviderAdapter` have the words of the document that the contract stands for; what comes after them is what the
 * document asks for without a type. README.md says how they map to the core's.
 */

/** The providers that the document names. A façade over another adapter has that adapter's provider for its id. */
export type ProviderId = "codex" | "claude_code" | "gemini_cli" | "omnara";

export type Capability = {
  ptyStreaming: boolean;
  structuredEdits: "none" | "diff" | "fileEvents";
  supportsMCP: boolean;
  supportsNonInteractive: boolean;
  supportsPlanAndExecute: boolean;
  supportsPRFlow: "none" | "draft" | "full";
  maxContextHint?: string;
};

export type TaskSpec = {
  title: string;
  goal: string;
  constraints: string[];
  acceptance: string[];
  roomPath?: string;
  branchName?: string;
};

export type ApprovalCategory = "merge" | "deps_add" | "secrets" | "deploy";

export type PolicySpec = {
  /** Commands by their first words. When it is not empty, a command that is not in it needs an approval. */
  shellAllowlist: string[];
  /** Commands by their first words. They need an approval in any case. */
  shellDenylist: string[];
  requiresApprovalFor: ApprovalCategory[];
  /** Restricted: a command that reaches the network needs an approval. */
  networkMode: "restricted" | "open";
};

export type StartSessionArgs = {
  repoPath: string;
  task: TaskSpec;
  policy: PolicySpec;
  /** What the session gets of the environment besides what every program needs. */
  env: Record<string, string>;
};

export type ProviderEvent =
  | { type: "PROVIDER_STARTED"; version: string }
  | { type: "PROVIDER_MESSAGE"; text: string; severity?: "info" | "warn" | "error" }
  | {
      type: "REQUEST_APPROVAL";
      /** One of the policy's, or `shell`, `network`, `diff_scope`. */
      category: string;
      summary: string;
      risk: "low" | "med" | "high";
      /** Ours: see ApprovalContext. */
      context?: unknown;
    }
  | { type: "HINT_FILES_TOUCHED"; paths: string[]; roomPath?: string }
  | { type: "HINT_DIFF_AVAILABLE"; summary?: string };

/** One session at a time: its functions name none. */
export interface ProviderAdapter {
  id: ProviderId | (string & {});
  /** Never rejects; a CLI that cannot be started is not installed, and `details` says why. */
  detect(): Promise<{ installed: boolean; version?: string; details?: string }>;
  capabilities(): Promise<Capability>;
  /** @throws one line: the CLI cannot be started, there is no such folder, or a session is under way. */
  startSession(args: StartSessionArgs): Promise<{ sessionPid: number }>;
  /** @throws one line: there is no session, or it takes no input. */
  sendInput(data: string): Promise<void>;
  /** Resolves when nothing of the session is alive; also where there is none. */
  stop(): Promise<void>;
  /** A listener stays for the sessions to come. */
  onEvent(cb: (evt: ProviderEvent) => void): void;
}

/** Who drives a session: the provider, a person, or another session (the foreman's). */
export type ControlMode = "agent_led" | "human_led" | "delegated";

/** `context` of a request for approval. */
export interface ApprovalContext {
  approvalId: string;
  /** Where it was seen. */
  seenIn: "stream" | "git" | "diff";
  /** The command, the file or the figures that it is about. */
  subject: string;
  /** The session is stopped until the request is answered. */
  isHeld: boolean;
}

/** What is known of a session, for code that lists sessions. */
export interface SessionMetadata {
  adapter_id: string;
  adapter_version: string;
  vendor: string;
  provider: string;
  /** Null when the CLI reported none. */
  providerVersion: string | null;
  capabilities: Capability;
  mode: "pty" | "non_interactive";
  /** Why it is not in a terminal. */
  degradedBecause?: string;
  control: ControlMode;
  sessionPid: number;
}

/** What a session used since the last tick. Figures that no one reported are absent, never 0. */
export interface UsageTick {
  provider: string;
  adapter_id: string;
  adapter_version: string;
  providerVersion: string | null;
  sessionPid: number;
  /** Seconds that the session lasted. */
  seconds: number;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  costUsd?: number;
}

/** What the document asks of a session without a function for it. Each is optional for a host of your own. */
export interface SessionControls {
  /** The pending request goes on, or the session is ended. @throws when there is no such request. */
  answerApproval(approvalId: string, isGranted: boolean): Promise<void>;
  setControl(mode: ControlMode): void;
  /** Input that another session gives, not a person. @throws unless the session is delegated. */
  sendDelegatedInput(data: string): Promise<void>;
  /** Null before the first session. */
  metadata(): SessionMetadata | null;
  /** Null before the first session. */
  usageTick(): UsageTick | null;
}

/** Times and thresholds that a host may let its caller choose; checks choose short ones. */
export interface SessionOptions {
  /** Milliseconds between two looks at the repository. */
  lookEveryMs?: number;
  /** Milliseconds of silence after which a terminal program is taken to wait for its task. */
  quietMs?: number;
  /** Milliseconds from asking a session to end to killing it. */
  graceMs?: number;
  /** A diff of more files or lines needs an approval. */
  diffThreshold?: { files: number; lines: number };
  /** Folders of the repository that are rooms; without it every top folder is one. */
  rooms?: readonly string[];
  /** False: no terminal, as if there were no package for it. */
  usePty?: boolean;
}

/** What a module offers to be certified. */
export interface SessionHost {
  /** `api`: it asks an API, and has no program to show in a terminal. */
  transport?: "cli" | "api";
  /** An adapter for one session at a time. */
  create(options?: SessionOptions): ProviderAdapter & Partial<SessionControls>;
}
