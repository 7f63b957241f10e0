import { piecesOf, replay } from "../streams.cjs";
import { idle } from "./idle.mjs";
import { startGrandchild } from "./start-grandchild.mjs";

const FAULTS = {
  /** Never answers. */
  async hang(run) {
    await idle(run);
    return { code: 1, signal: null };
  },
  /** Answers and ends, but a child holds the pipe: a reader that waits for its end waits for that child. */
  async grandchild(run, answer) {
    await startGrandchild(run, "group");
    await replay(piecesOf(answer), run.output, run.settings);
    return answer.exit;
  },
  /** Shows what it was given: whatever a probe passes on can end in a log. */
  async environment({ output }) {
    const lines = Object.entries(process.env).map(([name, value]) => `${name}=${value}\n`);
    await output.write("out", Buffer.from(lines.sort().join("")));
    return { code: 0, signal: null };
  },
  async garbage({ output }) {
    await output.write(
      "out",
      Buffer.from([0x00, 0xff, 0xfe, 0x1b, 0x5b, 0x33, 0xc3, 0x28, 0x7b, 0x22, 0x0a]),
    );
    return { code: 0, signal: null };
  },
  async fail({ cli, output }) {
    await output.write("err", Buffer.from(`${cli.command}: cannot start\n`));
    return { code: 1, signal: null };
  },
};

/**
 * Answers the question for the version in a bad way.
 *
 * @returns how the process is to end.
 */
export function playVersionFault(run, answer) {
  return FAULTS[run.faults.version](run, answer);
}
