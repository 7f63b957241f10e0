import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../cli/project-root.ts";
import { AdapterGone } from "./adapter-gone.ts";
import { Crew } from "./crew.ts";

it("hires nobody after its end: a worker that nobody ends would keep the program alive", async () => {
  const choice = { kind: "path" as const, path: "contracts/cli/v1/examples/parrot.ts" };
  const crew = new Crew({ choice, root: PROJECT_ROOT, silenceMs: 1000, env: {} }, 1000);
  crew.end();
  await expect(crew.hire()).rejects.toBeInstanceOf(AdapterGone);
});
