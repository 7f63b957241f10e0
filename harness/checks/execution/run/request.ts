import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { assertHolds } from "../../kit/check-failure.ts";
import { assertEqual } from "../../kit/hosts/assert-equal.ts";
import { executionCheck, ran } from "../kit/execution-check.ts";
import { withHome } from "../kit/with-home.ts";

const PROMPT = `Dis « bonjour » à ça : 🦜\n--help\n$(id) "quoted" 'too'\n${"zz ".repeat(2000)}end`;

/** The whole prompt reaches the CLI, in the working directory that was asked for (INV-EXECUTION-RUN-001). */
export default executionCheck("INV-EXECUTION-RUN-001", "request", async ({ host, good, play }) => {
  let folder = "";
  const { receipts } = await play(good, (cwd) => {
    folder = realpathSync(cwd);
    return withHome(() => ran(host, cwd, { prompt: PROMPT }));
  });
  const [receipt] = receipts;
  const sha = createHash("sha256").update(PROMPT).digest("hex");
  const isThere =
    receipt?.stdin.sha256 === sha || receipt?.promptFile?.sha256 === sha || receipt?.argv.includes(PROMPT);
  assertHolds(isThere === true, {
    fixture: good.id,
    message: "the prompt does not reach the CLI as it was given: on stdin, in a file, or as an argument",
    expected: `${Buffer.byteLength(PROMPT)} bytes`,
    actual: `${receipt?.stdin.bytes ?? 0} bytes on stdin, ${receipt?.promptFile?.bytes ?? 0} in a file`,
  });
  assertEqual("the CLI runs in another folder", receipt?.cwd, folder, good.id);
});
