import { expect, it } from "vitest";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { loadSaboteurs } from "../load-saboteurs.ts";
import type { Saboteur } from "../saboteur.ts";
import { withoutCause } from "./without-cause.ts";

const saboteur = (invariant: string, name = "zz") => ({ invariant, name }) as Saboteur;
const adapter = (manifest: object) =>
  ({ manifest: { outputFormats: ["json"], ...manifest } }) as unknown as Adapter;

it("leaves faults of processes, sessions and text out for an API", () => {
  const api = adapter({ transport: "api" });
  expect(withoutCause(api, saboteur("INV-CLI-PROC-006"))).toMatch(/no process/);
  expect(withoutCause(api, saboteur("INV-CLI-SESSION-001"))).toMatch(/no sessions/);
  expect(withoutCause(api, saboteur("INV-CLI-PARSE-004", "url-defeats-osc"))).toMatch(/plain text/);
  expect(withoutCause(api, saboteur("INV-CLI-PARSE-005", "decode-per-chunk"))).toBeNull();
});

it("leaves nothing out for a CLI", async () => {
  const cli = adapter({ transport: "cli" });
  for (const one of await loadSaboteurs()) expect(withoutCause(cli, one)).toBeNull();
});
