import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { assertHolds } from "../../kit/check-failure.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { type ProcessBench, processCheck } from "../../kit/process-check.ts";

/** A command that is missing or cannot be run is reported as that, by its name; what else goes wrong is not. */
export default processCheck("INV-CLI-PROC-009", "missing-command", async (bench) => {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-command-"));
  try {
    await tryCommands(bench, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function tryCommands({ run }: ProcessBench, folder: string): Promise<void> {
  const written = (name: string, text: string, mode: number) => {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), mode);
    return path.join(folder, name);
  };
  const missing = path.join(folder, "no-such-cli");
  const plain = written("plain-file", "not a program\n", 0o644);
  const orphan = written("no-interpreter", "#!/no/such/interpreter\n", 0o755);
  for (const [what, cliPath] of [
    ["is missing", missing],
    ["is not executable", plain],
  ] as const) {
    const { outcome } = await run({ call: { cliPath } });
    assertHolds(
      outcome.error?.kind === "cli_not_found" && outcome.error.message.includes(path.basename(cliPath)),
      {
        message: `a command that ${what} is not reported as such`,
        expected: `kind cli_not_found, and ${path.basename(cliPath)} in the message`,
        actual: show(outcome.error ?? outcome.status),
        hint: "ENOENT and EACCES of the command itself; say which command it was.",
      },
    );
  }
  const { outcome } = await run({ call: { cliPath: orphan } });
  assertHolds(outcome.status === "error" && outcome.error?.kind !== "cli_not_found", {
    message: "a CLI whose interpreter is missing is reported as missing itself",
    expected: "another kind than cli_not_found",
    actual: show(outcome.error ?? outcome.status),
    hint: "ENOENT for a file that is there names the interpreter of its first line.",
  });
}
