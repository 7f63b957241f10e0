import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import codex from "../../../../adapters/codex/index.ts";
import gemini from "../../../../adapters/gemini/index.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import { type MockCli, mockCli } from "../../../../mock-clis/mock-cli.mjs";
import { providerFixtures } from "../../../corpus/provider-fixtures.ts";
import { agentHost } from "../../../hosts/agent/facade/agent-host.ts";
import { executionHost } from "../../../hosts/execution/contract.ts";
import { spawnHost } from "../../../hosts/spawn/facade/spawn-host.ts";
import { sha256 } from "../../../lib/bytes.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { quietContext } from "../../agent/kit/agent-check.ts";
import { withPath } from "./stand-in.ts";

// One flow of one host, driven through each interface, by each of three providers in each of its parts: what changes is
// who is asked, never the code that asks.

/** What the flow knows of a provider: it asks, and gets a text and a bill. */
type Ask = (prompt: string, cwd: string) => Promise<{ text: string; bill: Bill }>;
interface Bill {
  provider: string;
  inputTokens: number;
  outputTokens: number;
}

const PARTS = ["plan", "build", "review"] as const;

/** The host. What one part gives goes into the prompt of the next one. */
async function deliver(team: readonly Ask[], task: string, cwd: string) {
  const done: { prompt: string; text: string; bill: Bill }[] = [];
  for (const [index, part] of PARTS.entries()) {
    const prompt = `${part}: ${done.at(-1)?.text ?? task}`;
    done.push({ prompt, ...(await team[index]!(prompt, cwd)) });
  }
  return done;
}

const INTERFACES: Record<string, (adapter: Adapter) => Ask> = {
  spawn: (adapter) => async (prompt, cwd) => {
    const { stdout, usage } = await spawnHost(adapter).adapter.spawn({ prompt, cwd });
    const { provider, inputTokens = -1, outputTokens = -1 } = usage!;
    return { text: stdout, bill: { provider, inputTokens, outputTokens } };
  },
  agent: (adapter) => {
    const { create, manifest } = agentHost(adapter);
    return async (prompt, cwd) => {
      const plugin = create(quietContext());
      expect(await plugin.initialize({})).toMatchObject({ success: true });
      const { content, usage } = await plugin.run({ prompt, system_prompt: null, cwd });
      await plugin.shutdown();
      const { input_tokens, output_tokens } = usage!.tokens;
      const provider = String(manifest.adapter_meta.provider);
      return { text: content, bill: { provider, inputTokens: input_tokens, outputTokens: output_tokens } };
    };
  },
  execution: (adapter) => async (prompt, cwd) => {
    const { adapter: host } = executionHost(adapter);
    const { output, usage, provider } = await host.execute!({
      runId: "run-1",
      adapterType: host.type,
      config: {},
      prompt,
      cwd,
    });
    const { inputTokens, outputTokens } = usage!;
    return { text: output ?? "", bill: { provider: provider ?? "", inputTokens, outputTokens } };
  },
};

const ADAPTERS = [claude, codex, gemini] as Adapter[];
const TURNS = [0, 1, 2].map((turn) => [...ADAPTERS.slice(turn), ...ADAPTERS.slice(0, turn)]);

/** What the scripted model counted; gemini's calls to its router may count too. */
function outputTokens(usage: unknown): number[] {
  const reported = usage as { outputTokens: number } | { anyOf: { outputTokens: number }[] };
  return ("anyOf" in reported ? reported.anyOf : [reported]).map((one) => one.outputTokens);
}

let cwd: string;
const mocks = new Map<string, MockCli>();
const played = new Map<string, Fixture>();
beforeAll(async () => {
  cwd = mkdtempSync(path.join(tmpdir(), "cliproof-swap-"));
  for (const { manifest } of ADAPTERS) {
    const { fixtures } = await providerFixtures(manifest.id, null);
    const good = fixtures.findLast(
      ({ manifest: { scenario, outputFormat, provenance } }) =>
        scenario === "success-text" && outputFormat === "stream-json" && provenance.kind === "recorded",
    )!;
    played.set(manifest.id, good);
    mocks.set(manifest.id, await mockCli(manifest.id, { fixture: good.folder, strict: false }));
  }
});
afterAll(async () => {
  for (const mock of mocks.values()) await mock.remove();
  rmSync(cwd, { recursive: true, force: true });
});

describe.each(Object.keys(INTERFACES))("through the interface of %s", (contract) => {
  it.each(TURNS)("%# a team of three delivers", async (...team) => {
    const folders = [...mocks.values()].map(({ folder }) => folder);
    const programs = [...folders, path.dirname(process.execPath), "/usr/bin", "/bin"];
    const asks = team.map((adapter) => INTERFACES[contract]!(adapter));
    const done = await withPath(programs, () => deliver(asks, "a kettle that sings", cwd));

    for (const [index, { manifest }] of team.entries()) {
      const { expected } = played.get(manifest.id)!;
      const { prompt, text, bill } = done[index]!;
      expect(text.trim(), manifest.id).toBe(String(expected.content).trim());
      expect(bill.inputTokens, manifest.id).toBeGreaterThan(0);
      expect(outputTokens(expected.usage), manifest.id).toContain(bill.outputTokens);
      const [receipt] = (await mocks.get(manifest.id)!.receipts()).slice(-1);
      expect(receipt?.stdin.sha256, `${manifest.id} was given what the one before it said`).toBe(
        sha256(prompt),
      );
    }
    // Who is paid is known by a name of the provider's own, whatever it is called behind this interface.
    expect(new Set(done.map(({ bill }) => bill.provider)).size).toBe(3);
    for (const [index, { manifest }] of team.entries()) {
      expect([manifest.id, ...(manifest.aliases ?? [])]).toContain(done[index]!.bill.provider);
    }
  });
});
