import { describe, expect, it } from "vitest";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { findProvider } from "../../driver/registry.ts";
import { loadSaboteurs } from "../load-saboteurs.ts";
import { withoutProcess, withoutSecondMessage, withoutToolResults } from "./skip.ts";

async function adapterOf(name: string): Promise<Adapter> {
  const provider = await findProvider(name);
  if ("problem" in provider) throw new Error(provider.problem);
  return provider.adapter;
}

async function skipped(name: string): Promise<string[]> {
  const adapter = await adapterOf(name);
  const saboteurs = (await loadSaboteurs("cli")).filter(
    ({ invariant }) => !invariant.startsWith("INV-CLI-PROC-"),
  );
  return saboteurs.filter((one) => one.skip?.(adapter) != null).map((one) => one.name);
}

describe("an adapter is left out", () => {
  it("where it reports nothing that could be changed", async () => {
    const api = await adapterOf("openrouter");
    expect(withoutToolResults(api)).toBe("no run here tells what came of a tool call");
    expect(withoutSecondMessage(api)).toBe("no run here has two messages");
    expect(withoutProcess(api, "INV-CLI-PROC-006")).toBe("the adapter starts no process");
  });

  it("and where it does, not", async () => {
    const cli = await adapterOf("claude");
    expect([withoutToolResults(cli), withoutSecondMessage(cli)]).toEqual([null, null]);
    expect(withoutProcess(cli, "INV-CLI-PROC-006")).toBeNull();
    expect(withoutProcess(await adapterOf("openrouter"), "INV-CLI-PARSE-001")).toBeNull();
  });
});

it("three CLIs are put to all faults: a skip that always applies would hide its saboteur", async () => {
  const [claude = [], ...others] = await Promise.all(["claude", "codex", "cline"].map(skipped));
  expect(claude.filter((name) => others.every((names) => names.includes(name)))).toEqual([]);
  // claude alone is put to nearly all: it attaches no pictures, and asks before it runs a tool.
  expect(claude.length).toBeLessThan(6);
}, 60_000);
