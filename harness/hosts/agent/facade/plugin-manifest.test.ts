import { expect, it } from "vitest";
import parrot from "../../../../contracts/cli/v1/examples/parrot.ts";
import { validator } from "../../../schema/validators.ts";
import { pluginManifest } from "./plugin-manifest.ts";

it("asks for the CLI", () => {
  const manifest = pluginManifest(parrot.manifest);
  expect(validator("agent/v1/plugin-manifest")(manifest)).toEqual([]);
  expect(manifest.requirements).toEqual([{ type: "binary", name: "parrot" }]);
});

it("asks for the key of an API, which is no program", () => {
  const manifest = pluginManifest({ ...parrot.manifest, provider: "par-rot", transport: "api" });
  expect(manifest.requirements).toEqual([{ type: "env", name: "PAR_ROT_API_KEY" }]);
  expect(manifest.adapter_meta.provider_type).toBe("api");
});
