import type { ApprovalContext, ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";

type Request = Extract<ProviderEvent, { type: "REQUEST_APPROVAL" }>;

/** The requests for approval among events. */
export function approvals(events: readonly ProviderEvent[]): Request[] {
  return events.filter((event) => event.type === "REQUEST_APPROVAL");
}

/** The id by which a request is answered, where the host gives one. */
export function approvalId({ context }: Request): string | undefined {
  return (context as Partial<ApprovalContext> | undefined)?.approvalId;
}
