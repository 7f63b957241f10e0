import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";
import types from "../../../../../contracts/execution/v1/adapter-types.json" with { type: "json" };
import type { BillingType } from "../../../../../contracts/execution/v1/agent-execution-adapter.ts";

/** All in which one provider differs from another behind `execution/v1`. */
export interface ProviderFacts {
  /** Id in the provider registry. */
  providerId: string;
  /** Of the session key, as a person sees it. */
  name: string;
  type: string;
  legacyType: string;
  billingType: BillingType;
  /** Under which name a session is stored; null where none can be gone on with. */
  sessionKey: string | null;
  /** Sessions are files that this host names, one for each run. */
  isSessionFile?: boolean;
  /** The CLI takes `provider/model` as two flags. */
  splitsModel?: boolean;
  /** Levels of effort that a person may choose from. */
  efforts?: readonly string[];
  /** Flags that each take the skills' folder. */
  skillsFlags?: readonly string[];
  /** Config of the core's adapter that this host always sets. */
  config?: Readonly<Record<string, unknown>>;
}

type Own = Partial<ProviderFacts> & Pick<ProviderFacts, "providerId" | "name">;

/** By the core's id. Type, billing and session key are the document's (contracts/execution/v1/adapter-types.json). */
const OWN: Readonly<Record<string, Own>> = {
  claude: {
    providerId: "claude-code",
    name: "Claude",
    efforts: ["low", "medium", "high"],
    skillsFlags: ["--plugin-dir", "--add-dir"],
    config: { systemPromptMode: "replace" },
  },
  codex: {
    providerId: "codex-cli",
    name: "Codex",
    efforts: ["low", "medium", "high"],
  },
  gemini: { providerId: "gemini-cli", name: "Gemini" },
  cursor: { providerId: "cursor-cli", name: "Cursor" },
  opencode: {
    providerId: "opencode",
    name: "OpenCode",
    efforts: ["minimal", "low", "medium", "high"],
  },
  pi: {
    providerId: "pi",
    name: "Pi",
    isSessionFile: true,
    splitsModel: true,
    efforts: ["off", "minimal", "low", "medium", "high", "xhigh"],
  },
  grok: {
    providerId: "grok-cli",
    name: "Grok",
    efforts: ["low", "medium", "high"],
  },
  copilot: {
    providerId: "copilot-cli",
    name: "Copilot",
    efforts: ["low", "medium", "high", "xhigh"],
  },
};

/** The facts of an adapter; one that the document does not know gets what follows from its manifest. */
export function providerFacts<Config>({ manifest }: Adapter<Config>): ProviderFacts {
  const { id, capabilities } = manifest;
  const own: Own = Object.hasOwn(OWN, id) ? OWN[id]! : { providerId: id, name: id };
  const word = id.replaceAll("-", "_");
  const byRule = {
    type: `${word}_local`,
    legacyType: `${word}_legacy`,
    billingType: "unknown" as const,
    sessionKey: capabilities?.sessions ? "sessionId" : null,
  };
  const documented = Object.hasOwn(types, own.providerId)
    ? (types[own.providerId as keyof typeof types] as Pick<
        ProviderFacts,
        "type" | "legacyType" | "billingType" | "sessionKey"
      >)
    : {};
  return { ...byRule, ...documented, ...own };
}

/** The core's id of a provider of this contract; an id that the table does not know is the core's own. */
export function coreProvider(providerId: string): string {
  return Object.entries(OWN).find(([, own]) => own.providerId === providerId)?.[0] ?? providerId;
}
