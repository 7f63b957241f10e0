import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { axAdapter } from "../shared/ax-cli/ax-adapter.ts";
import type { AxConfig } from "../shared/ax-cli/config.ts";
import { axManifest } from "../shared/ax-cli/manifest.ts";
import { models } from "./models.ts";

/** Who this adapter is; what it claims is the same for the whole family. */
const manifest = axManifest({
  id: "ax-grok",
  aliases: ["ax_grok"],
  models,
  defaultModel: "grok-code-fast-1",
});

/** The adapter for ax-grok, the CLI of the AX family that asks xAI's Grok models. */
const adapter: Adapter<AxConfig> = axAdapter(manifest);

export default adapter;
