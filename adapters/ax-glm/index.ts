import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { axAdapter } from "../shared/ax-cli/ax-adapter.ts";
import type { AxConfig } from "../shared/ax-cli/config.ts";
import { axManifest } from "../shared/ax-cli/manifest.ts";
import { models } from "./models.ts";

/** Who this adapter is; what it claims is the same for the whole family. */
const manifest = axManifest({
  id: "ax-glm",
  aliases: ["ax_glm", "glm"],
  models,
  defaultModel: "glm-4.7",
});

/** The adapter for ax-glm, the CLI of the AX family that asks Z.AI's GLM models. */
const adapter: Adapter<AxConfig> = axAdapter(manifest);

export default adapter;
