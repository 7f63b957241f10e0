import { axManifest } from "../shared/ax-cli/manifest.ts";
import { models } from "./models.ts";

/** Who this adapter is; what it claims is the same for the whole family. */
export const manifest = axManifest({
  id: "ax-glm",
  aliases: ["ax_glm", "glm"],
  models,
  defaultModel: "glm-4.7",
});
