/**
 * The contract `session/v1` as TypeScript: a host's adapter that keeps an agent's session in a terminal. The types up
 * to `ProviderAdapter` have the words of the document that the contract stands for; what comes after them is what the
 * document asks for without a type. README.md says how they map to the core's.
 */
import type { Capability } from "../../../schemas/session/v1/generated/capability.ts";
import type { Detection } from "../../../schemas/session/v1/generated/detection.ts";
import type { ProviderEvent } from "../../../schemas/session/v1/generated/event.ts";
import type { SessionMetadata } from "../../../schemas/session/v1/generated/metadata.ts";
import type { SessionOptions } from "../../../schemas/session/v1/generated/options.ts";
import type { PolicySpec } from "../../../schemas/session/v1/generated/policy.ts";
import type { StartSessionArgs } from "../../../schemas/session/v1/generated/start-session.ts";
import type { UsageTick } from "../../../schemas/session/v1/generated/usage-tick.ts";

export type { ApprovalContext } from "../../../schemas/session/v1/generated/approval-context.ts";
export type { TaskSpec } from "../../../schemas/session/v1/generated/task.ts";
export type {
  Capability,
  Detection,
  PolicySpec,
  ProviderEvent,
  SessionMetadata,
  SessionOptions,
  StartSessionArgs,
  UsageTick,
};

export type ApprovalCategory = PolicySpec["requiresApprovalFor"][number];
/** Who drives a session: the provider, a person, or another session (the foreman's). */
export type ControlMode = SessionMetadata["control"];

/** The providers that the document names. A façade over another adapter has that adapter's provider for its id. */
export type ProviderId = "codex" | "claude_code" | "gemini_cli" | "omnara";

/** One session at a time: its functions name none. */
export interface ProviderAdapter {
  id: ProviderId | (string & {});
  /** Never rejects; a CLI that cannot be started is not installed, and `details` says why. */
  detect(): Promise<Detection>;
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

/** What a module offers to be certified. */
export interface SessionHost {
  /** `api`: it asks an API, and has no program to show in a terminal. */
  transport?: "cli" | "api";
  /** An adapter for one session at a time. */
  create(options?: SessionOptions): ProviderAdapter & Partial<SessionControls>;
}
