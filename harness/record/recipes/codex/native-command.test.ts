import { expect, it } from "vitest";
import { nativeCommand } from "./native-command.ts";

it.each([
  ["0.171.0", "linux", "x64", "codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex"],
  ["0.171.0", "darwin", "arm64", "codex-darwin-arm64/vendor/aarch64-apple-darwin/bin/codex"],
  ["0.60.1", "linux", "x64", "codex/vendor/x86_64-unknown-linux-musl/codex/codex"],
  ["0.36.0", "linux", "arm64", "codex/bin/codex-aarch64-unknown-linux-musl"],
] as const)("finds the program of %s on %s %s", (version, platform, arch, place) => {
  expect(nativeCommand(version, { platform, arch })).toBe(`../@openai/${place}`);
});
