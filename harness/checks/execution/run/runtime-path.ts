import { mkdir } from "node:fs/promises";
import path from "node:path";
import { writeMock } from "../../../../mock-clis/mock-cli.mjs";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { executionCheck, ran } from "../kit/execution-check.ts";
import { withHome } from "../kit/with-home.ts";

/**
 * A CLI in a usual folder is found although the host's own PATH does not name it, and PATH names it for the CLI
 * (INV-EXECUTION-RUNTIME-001).
 */
export default executionCheck(
  "INV-EXECUTION-RUNTIME-001",
  "runtime-path",
  async ({ host, good, provider, isApi }) => {
    if (isApi) return unsupported("it asks an API: there is no CLI to find");
    if (process.platform === "win32") return unsupported("the usual folders are those of POSIX");
    const found = await withoutAnyCli(() =>
      withHome(async (home) => {
        const bin = path.join(home, ".local", "bin");
        await mkdir(bin, { recursive: true });
        await writeMock(bin, provider, { fixture: good.folder, strict: false });
        const cwd = path.join(home, "work");
        await mkdir(cwd);
        return ran(host, cwd);
      }),
    );
    assertEqual(
      "a CLI in ~/.local/bin is not found",
      { errorCode: found.errorCode ?? null, output: found.output?.trim() },
      { errorCode: null, output: String(good.expected.content).trim() },
      good.id,
    );
    if (host.withAdapterRuntimeEnv === undefined)
      return unsupported("the module exports no withAdapterRuntimeEnv");
    const reported = await withHome(async (home) => ({
      home,
      env: host.withAdapterRuntimeEnv!({ PATH: "/zz/own" }),
    }));
    const folders = (reported.env.PATH ?? "").split(path.delimiter);
    for (const folder of [
      "/zz/own",
      path.join(reported.home, ".local", "bin"),
      "/usr/local/bin",
      "/opt/homebrew/bin",
    ])
      assertHolds(folders.includes(folder), {
        message: "the runtime PATH leaves a folder out",
        expected: folder,
        actual: folders.join(path.delimiter),
      });
    return undefined;
  },
);
