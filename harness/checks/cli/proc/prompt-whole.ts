import { sha256 } from "../../../lib/bytes.ts";
import type { Target } from "../../../model/target.ts";
import { promptGiven } from "../../../sandbox/played-run.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { type ProcessBench, processCheck } from "../../kit/process-check.ts";

/** Above what one argument may hold on Linux, and above what a pipe and most buffers do. */
const SIZES = [200 * 1024, 2 * 1024 * 1024];
const LINE = 'Fix "the" $bug in `main`; 100 % \\ né 🦜\r\n\tand   e\u0301 \u2028 too  \n';
/** A piece of the prompt that is in an argument is no accident from this length on. */
const TELLING = 24;

/** Prompts of 200 KB and 2 MiB arrive on stdin, or in a file, byte for byte, and nothing of them in argv. */
export default processCheck("INV-CLI-PROC-001", "prompt-whole", async (bench) => {
  const { promptStyle, id } = bench.target.manifest;
  if (promptStyle === "arg") return tryArgument(bench, LINE.repeat(20).trim());
  const limit = bench.target.manifest.maxPromptBytes ?? Number.POSITIVE_INFINITY;
  const sizes = promptStyle === "file" ? SIZES.filter((size) => size < limit) : SIZES;
  for (const size of sizes) await tryPrompt(bench, `${size} bytes. ${LINE.repeat(size / LINE.length)}`);
  await tryPrompt(bench, "--version is what I want to know");
  await tryPrompt(bench, "\ufeff\r\n  between blanks and line ends \u0000 \r\n\n");
  if (isWrapped(bench.target)) return unsupported(`${id} wraps the prompt in a record, which is not read`);
});

/** As an argument the prompt may have a frame around it, and a blank at its end. */
async function tryArgument({ run }: ProcessBench, prompt: string): Promise<undefined> {
  const { receipts } = await run({ prompt });
  const argv = receipts[0]?.argv ?? [];
  assertHolds(
    argv.some((word) => word.includes(prompt)),
    {
      message: "no argument holds the prompt as it is",
      expected: `the prompt, ${Buffer.byteLength(prompt)} bytes`,
      actual: argv.map((word) => word.slice(0, 80)).join(" "),
      input: JSON.stringify(prompt.slice(0, 200)),
      hint: "Pass the prompt on as one argument, with its line ends and blanks.",
    },
  );
}

function describeGiven(given: { bytes: number } | null, wanted: number): string {
  if (given === null) return "no file that can be read";
  const more = given.bytes - wanted;
  if (more === 0) return "as many bytes, and others";
  return `${given.bytes} bytes, ${Math.abs(more)} ${more > 0 ? "more" : "fewer"}`;
}

function isWrapped({ manifest }: Target): boolean {
  return manifest.capabilities?.wrapsPrompt === true;
}

async function tryPrompt({ run, fixture, target }: ProcessBench, prompt: string): Promise<void> {
  const { receipts, outcome } = await run({ prompt });
  const bytes = Buffer.byteLength(prompt);
  const input = `a prompt of ${bytes} bytes, for a stand-in that plays ${fixture.id}`;
  const [receipt] = receipts;
  assertHolds(receipt !== undefined, {
    message: "the CLI was not started",
    actual: outcome.error?.message ?? outcome.status,
    input,
    hint: "Start the command that `cliPath` names.",
  });
  const isFile = target.manifest.promptStyle === "file";
  const given = promptGiven(receipt, target.manifest);
  // Inside of a record the prompt has escapes, so only its length can be judged.
  const isWhole = isWrapped(target) ? (given?.bytes ?? 0) > bytes : given?.sha256 === sha256(prompt);
  assertHolds(isWhole, {
    message: isFile ? "the file with the prompt does not hold it" : "stdin is not the prompt",
    expected: `the prompt, ${bytes} bytes`,
    actual: describeGiven(given, bytes),
    input,
    hint: isFile
      ? "Name the file in argv, and give its whole text in the invocation's `files`."
      : "Write the whole prompt to stdin and close it; a system prompt has a flag or a place of its own.",
  });
  const leaked = receipt.argv.find((argument) => holdsPiece(argument, prompt));
  assertHolds(leaked === undefined, {
    message: "a piece of the prompt is in argv",
    expected: "nothing of it",
    actual: String(leaked).slice(0, 80),
    input,
    hint: "One argument ends at 128 KiB, and everybody on the machine can read it: use stdin.",
  });
}

function holdsPiece(argument: string, prompt: string): boolean {
  const places = [0, Math.floor(prompt.length / 2), prompt.length - TELLING];
  return places.some((place) =>
    argument.includes(prompt.slice(Math.max(0, place), Math.max(0, place) + TELLING)),
  );
}
