import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { axAdapter } from "../shared/ax-cli/ax-adapter.ts";
import type { AxConfig } from "../shared/ax-cli/config.ts";
import { manifest } from "./manifest.ts";

/** The adapter for ax-glm, the CLI of the AX family that asks Z.AI's GLM models. */
const adapter: Adapter<AxConfig> = axAdapter(manifest);

export default adapter;
