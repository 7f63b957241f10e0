import { axManifest } from "../shared/ax-cli/manifest.ts";
import { models } from "./models.ts";

/** Who this adapter is; what it claims is the same for the whole family. */
export const manifest = axManifest({
  id: "ax-grok",
  aliases: ["ax_grok"],
  models,
  defaultModel: "grok-code-fast-1",
});
