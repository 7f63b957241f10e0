import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import pi from "../../../../adapters/pi/index.ts";
import type { ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";
import { sessionAdapter } from "../../../hosts/session/facade/session-adapter.ts";
import { installCli } from "../../../record/cli/install-cli.ts";
import recipe from "../../../record/recipes/pi/recipe.ts";
import { MODEL } from "../../../record/recipes/pi/setup.ts";
import { loadScenarios } from "../../../scripted-api/load-scenarios.ts";
import { startScriptedApi } from "../../../scripted-api/start-scripted-api.ts";
import { withPath } from "../../kit/hosts/stand-in.ts";
import { withRepository } from "./repository.ts";
import { NO_POLICY, TASK } from "./stage.ts";
import { touchedPaths } from "./steps.ts";

const VERSION = recipe.defaultVersion;
const PATIENCE = { timeout: 60_000 };

/** A CLI of the registry, whole and unchanged, in a real terminal, with a model that is scripted. */
describe(`pi ${VERSION} in a terminal`, () => {
  it("takes its task, writes a file, gets a second input, and is stopped", async () => {
    const cli = await installCli({ provider: "pi", recipe, version: VERSION });
    const { scenarios } = await loadScenarios();
    const api = await startScriptedApi(scenarios.get("tool-write")!);
    const home = mkdtempSync(path.join(tmpdir(), "cliproof-pi-"));
    const programs = [cli.nodeFolder, path.dirname(cli.command), "/usr/local/bin", "/usr/bin", "/bin"];
    try {
      await withRepository((repoPath) =>
        withPath(programs, async () => {
          const place = {
            apiOrigin: api.origin,
            home,
            workspace: repoPath,
            version: VERSION,
            session: undefined,
          };
          const { env, files } = recipe.setup(place);
          for (const [name, text] of Object.entries(files)) {
            const file = name.replace(/^~/, home);
            mkdirSync(path.dirname(file), { recursive: true });
            writeFileSync(file, text);
          }
          const adapter = sessionAdapter(pi, { lookEveryMs: 300 }, { provider: "lab", model: MODEL });
          const events: ProviderEvent[] = [];
          adapter.onEvent((event) => events.push(event));
          const text = () =>
            events.map((event) => (event.type === "PROVIDER_MESSAGE" ? event.text : "")).join("");

          // Its first start reads hundreds of files, for which a health check has no time.
          const version = async () => (await adapter.detect()).version;
          await expect.poll(version, PATIENCE).toBe(VERSION);
          await adapter.startSession({
            repoPath,
            task: TASK,
            policy: NO_POLICY,
            env: { ...env, HOME: home },
          });
          expect(adapter.metadata()).toMatchObject({ mode: "pty", provider: "pi", providerVersion: VERSION });

          await expect.poll(text, PATIENCE).toContain("Wrote the file.");
          await expect.poll(() => touchedPaths(events), PATIENCE).toContain("new.txt");
          expect(readFileSync(path.join(repoPath, "new.txt"), "utf8")).toBe("new file\n");
          expect(api.requests.length).toBeGreaterThan(1);
          for (const word of [TASK.title, TASK.goal, ...TASK.constraints, ...TASK.acceptance])
            expect(text()).toContain(word);

          await adapter.sendInput("zz and the wine");
          await expect.poll(text, PATIENCE).toContain("zz and the wine");
          await adapter.stop();
          expect(events.at(-1)).toMatchObject({ type: "PROVIDER_MESSAGE", severity: "info" });
        }),
      );
    } finally {
      await api.close();
      rmSync(home, { recursive: true, force: true });
    }
  }, 300_000);
});
