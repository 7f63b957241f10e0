import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { axAdapter } from "../shared/ax-cli/ax-adapter.ts";
import type { AxConfig } from "../shared/ax-cli/config.ts";
import { manifest } from "./manifest.ts";

/** The adapter for ax-grok, the CLI of the AX family that asks xAI's Grok models. */
const adapter: Adapter<AxConfig> = axAdapter(manifest);

export default adapter;
