// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a session reports while it lasts.
 */
export type ProviderEvent =
  | {
      type: "PROVIDER_STARTED";
      version: string;
    }
  | {
      type: "PROVIDER_MESSAGE";
      text: string;
      severity?: "info" | "warn" | "error";
    }
  | {
      type: "REQUEST_APPROVAL";
      /**
       * One of the policy's, or `shell`, `network`, `diff_scope`.
       */
      category: string;
      summary: string;
      risk: "low" | "med" | "high";
      /**
       * Ours: see ApprovalContext.
       */
      context?: unknown;
    }
  | {
      type: "HINT_FILES_TOUCHED";
      paths: string[];
      roomPath?: string;
    }
  | {
      type: "HINT_DIFF_AVAILABLE";
      summary?: string;
    };
