import type { ApprovalContext, ProviderEvent } from "../../../../../contracts/session/v1/provider-adapter.ts";
import { SessionError } from "../session-settings.ts";

/** What a gate does to its session. */
export interface Gated {
  hold(): boolean;
  release(): void;
  tell(event: ProviderEvent): void;
}

/**
 * Asks for approvals and holds the session until they are answered. What was asked for once is asked no second time in
 * a session: terminals draw the same line again and again.
 */
export class ApprovalGate {
  readonly #gated: Gated;
  readonly #asked = new Set<string>();
  readonly #pending = new Set<string>();
  #isOpen = false;

  constructor(gated: Gated) {
    this.#gated = gated;
  }

  /** Requests an approval for each risk that is new (INV-SESSION-POLICY-001 to -006). */
  consider(risks: readonly Risk[]): void {
    for (const { category, summary, risk, seenIn, subject } of risks) {
      const approvalId = `${category}: ${subject}`;
      if (this.#asked.has(approvalId)) continue;
      this.#asked.add(approvalId);
      this.#pending.add(approvalId);
      const isHeld = !this.#isOpen && this.#gated.hold();
      const context: ApprovalContext = { approvalId, seenIn, subject, isHeld };
      this.#gated.tell({ type: "REQUEST_APPROVAL", category, summary, risk, context });
    }
  }

  /** Takes an answer; the session goes on when no other is awaited. @throws SessionError when no one asked. */
  answer(approvalId: string, isGranted: boolean): void {
    if (!this.#pending.delete(approvalId))
      throw new SessionError(`no approval is awaited for ${JSON.stringify(approvalId)}`);
    if (isGranted && this.#pending.size === 0) this.#gated.release();
  }

  /** Open: a person drives, and sees what is asked; nothing is held. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (this.#pending.size === 0) return;
    if (isOpen) this.#gated.release();
    else this.#gated.hold();
  }
}

/** Something that a policy wants a person to agree to. */
export interface Risk {
  /** One of the policy's categories, or `shell`, `network`, `diff_scope`. */
  category: string;
  /** One line for a person. */
  summary: string;
  risk: "low" | "med" | "high";
  seenIn: "stream" | "git" | "diff";
  /** The command, the file or the figures that it is about. */
  subject: string;
}
