import type { Manifest } from "../../contracts/cli/v1/adapter.ts";

/**
 * The models that the CLI's public source lists for Z.AI. Any other id is passed on as well. The CLI knows no short
 * names.
 */
export const models: NonNullable<Manifest["models"]> = [
  { id: "glm-4.7", name: "GLM-4.7", aliases: ["glm"] },
  { id: "glm-4.6", name: "GLM-4.6" },
  { id: "glm-4.6v", name: "GLM-4.6V", aliases: ["vision"] },
  { id: "glm-4", name: "GLM-4" },
  { id: "glm-4-flash", name: "GLM-4 Flash", aliases: ["flash"] },
];
