import { describe, expect, it } from "vitest";
import type { CliIdentity, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import gemini from "./index.ts";

function start(request: Partial<RunRequest>, config: object = {}, cli: CliIdentity = { version: "0.61.0" }) {
  const parsed = gemini.configSchema.safeParse(config);
  if (!parsed.success) throw new Error(parsed.error.message);
  return gemini.invocation({ prompt: "a secret prompt", ...request }, parsed.data, cli);
}

describe("gemini's invocation", () => {
  it("gives the prompt to stdin and an empty one to -p", () => {
    const { stdin, args } = start({});
    expect([stdin, args]).toEqual(["a secret prompt", ["-p", "", "--output-format", "stream-json"]]);
  });

  it("puts a system prompt ahead of the prompt, since there is no flag for it", () => {
    expect(start({ systemPrompt: "Be brief." }).stdin).toBe(
      "[SYSTEM INSTRUCTIONS]\nBe brief.\n[END SYSTEM INSTRUCTIONS]\n\na secret prompt",
    );
  });

  it("leaves out what an older version does not know", () => {
    const wanted = (version: string | null) =>
      start({ session: { id: "s-1" } }, { skipTrust: true }, { version }).args.join(" ");
    expect(wanted("0.61.0")).toContain("--resume s-1 --skip-trust");
    expect(wanted("0.24.0")).toMatch(/--resume s-1$/);
    expect(wanted("0.11.3")).not.toContain("--resume");
    expect(wanted(null)).not.toContain("--resume");
  });

  it("uses the help where it was recorded", () => {
    const flags = ["--output-format", "--model"];
    expect(start({ model: "m", skipPermissions: true }, {}, { version: null, flags }).args).toEqual([
      "-p",
      "",
      "--output-format",
      "stream-json",
      "--model",
      "m",
    ]);
  });

  it("approves all or what is named, the request before the config", () => {
    const config = { approvalMode: "auto_edit", allowTools: ["read_file"], model: "a" };
    expect(start({ skipPermissions: true }, config).args.join(" ")).toContain(
      "--yolo --allowed-tools read_file",
    );
    expect(start({ allowTools: ["x", "y"] }, config).args.join(" ")).toContain(
      "--model a --approval-mode auto_edit --allowed-tools x --allowed-tools y",
    );
  });

  it("ties a value that looks like a flag to its own flag", () => {
    expect(start({ model: "--yolo" }).args).toContain("--model=--yolo");
  });

  it("starts without a prompt for a person", () => {
    const config = gemini.configSchema.safeParse({});
    const invocation = config.success
      ? gemini.interactiveInvocation?.({ prompt: "x", model: "m" }, config.data, { version: "0.61.0" })
      : null;
    expect(invocation).toMatchObject({ command: "gemini", args: ["--model", "m"], stdin: null });
  });

  it.each([[{ approvalMode: "all" }], [{ command: "" }], [{ unheardOf: 1 }], [null], ["text"]])(
    "answers bad config %j with a message",
    (config) => {
      const parsed = gemini.configSchema.safeParse(config);
      expect(parsed.success ? "" : parsed.error.message).not.toBe("");
    },
  );

  it("reads the version that the CLI prints", () => {
    expect(gemini.healthCheck?.parseVersion("0.61.0\n")).toBe("0.61.0");
    expect(gemini.healthCheck?.parseVersion("Loaded cached credentials.\n0.24.0-preview.1\n")).toBe(
      "0.24.0-preview.1",
    );
    expect(gemini.healthCheck?.parseVersion("no version")).toBeNull();
  });
});
