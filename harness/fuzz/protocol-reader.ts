import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AdapterCrash, AdapterHang, AdapterUnsupported } from "../driver/adapter-faults.ts";
import { execTarget } from "../driver/exec-target.ts";
import type { FuzzTarget } from "./fuzz-target.ts";
import { bytesOf, type HostileBytes, hostileBytes } from "./hostile-bytes.ts";

/** Each becomes one line for the user. */
const SAID = [AdapterCrash, AdapterHang, AdapterUnsupported];
const SILENCE_MS = 5000;
const MANIFEST = { id: "x", contractVersion: 1, transport: "cli", outputFormats: ["text"], capabilities: {} };
const ANSWERS = [
  { id: 1, manifest: MANIFEST },
  { id: 1, unsupported: "no" },
  { id: 1, outcome: { status: "ok", content: "Hi", messages: [], tools: [] }, events: [] },
].map((answer) => Buffer.from(`${JSON.stringify(answer)}\n`));

/** The reader of the process protocol: a program answers the first question with changed bytes, and ends. */
export function protocolReaderTarget(): FuzzTarget<HostileBytes> {
  const folder = mkdtempSync(join(tmpdir(), "cliproof-fuzz-"));
  const file = join(folder, "answer");
  return {
    name: "protocol-reader",
    inputs: hostileBytes(ANSWERS.length),
    async problem(input) {
      writeFileSync(file, bytesOf(input, ANSWERS));
      try {
        const target = await execTarget({
          command: `cat '${file}'`,
          cwd: folder,
          env: process.env,
          silenceMs: SILENCE_MS,
        });
        await target.close();
        return undefined;
      } catch (thrown) {
        const isSaid = SAID.some((kind) => thrown instanceof kind);
        return isSaid ? undefined : `it threw ${String(thrown)}`;
      }
    },
    bytes: (input) => bytesOf(input, ANSWERS),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
