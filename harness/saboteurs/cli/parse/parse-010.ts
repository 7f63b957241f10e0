import { openSync } from "node:fs";
import { changeLines } from "../../kit/change-lines.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-010", [
  {
    name: "cap-never-reset",
    fault:
      "Counts its line cap of 1 MiB over the whole run and drops all that follows (tyrchen/claude-agent-sdk-rs#28).",
    sabotage: (adapter) =>
      changeLines(adapter, () => {
        let total = 0;
        return (line) => {
          total += line.length;
          return total > 1_048_576 ? null : line;
        };
      }),
  },
  {
    name: "descriptor-left-open",
    fault: "Opens a file for each run and never closes it (no public report found).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        openSync(import.meta.filename, "r");
        return {};
      }),
  },
  {
    name: "every-run-kept",
    fault: "Keeps what every run printed in a list outside of the parser (no public report found).",
    sabotage(adapter) {
      const runs: Uint8Array[] = [];
      return wrapParser(adapter, () => ({
        bytes(_stream, bytes) {
          runs.push(Uint8Array.from(bytes));
          return bytes;
        },
      }));
    },
  },
  {
    name: "keeps-all-output",
    fault:
      "Keeps every chunk of the run in memory (defai-digital/AutomatosX, which gathers stdout up to 10 MB).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        const kept: Uint8Array[] = [];
        return {
          bytes(_stream, bytes) {
            kept.push(Uint8Array.from(bytes));
            return bytes;
          },
        };
      }),
  },
  {
    name: "line-cap-1-mib",
    fault: "Drops a line longer than 1 MiB (RLinf/RPent#7).",
    sabotage: (adapter) => changeLines(adapter, () => (line) => (line.length > 1_048_576 ? null : line)),
  },
  {
    name: "line-scanned-again",
    fault:
      "Searches for the newline from the start of the line on every chunk: quadratic in the length of a line (tyrchen/claude-agent-sdk-rs#28 on its buffer).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        let line = "";
        return {
          bytes(_stream, bytes) {
            line += Buffer.from(bytes).toString("latin1");
            line = line.slice(line.lastIndexOf("\n") + 1);
            return bytes;
          },
        };
      }),
  },
  {
    name: "quadratic-buffer",
    fault:
      "Keeps all of stdout in one buffer and copies it for every chunk: quadratic in the bytes (openclaw/openclaw#71897 capped its lines for it).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        let all: Uint8Array = new Uint8Array();
        return {
          bytes(_stream, bytes) {
            all = Buffer.concat([all, bytes]);
            return bytes;
          },
        };
      }),
  },
]);
