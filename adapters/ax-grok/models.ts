import type { Manifest } from "../../contracts/cli/v1/adapter.ts";

/**
 * The models that the CLI's public source lists for xAI. Any other id is passed on as well. The CLI knows no short
 * names.
 */
export const models: NonNullable<Manifest["models"]> = [
  { id: "grok-code-fast-1", name: "Grok Code Fast 1", aliases: ["code"] },
  { id: "grok-4-0709", name: "Grok 4", aliases: ["grok-4"] },
  { id: "grok-4.1-fast", name: "Grok 4.1 Fast", aliases: ["fast"] },
  { id: "grok-3", name: "Grok 3" },
  { id: "grok-3-mini", name: "Grok 3 Mini", aliases: ["mini"] },
  { id: "grok-2-1212", name: "Grok 2" },
  { id: "grok-2-vision-1212", name: "Grok 2 Vision", aliases: ["vision"] },
];
