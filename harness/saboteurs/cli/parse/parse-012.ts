import { isRecord } from "../../../lib/json.ts";
import { changeLines, lineFault } from "../../kit/change-lines.ts";
import { changeOutcome } from "../../kit/change-outcome.ts";
import { type JsonRecord, recordsOfLine } from "../../kit/json-record.ts";
import { withoutClaim, withoutRecords } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

function merge(into: JsonRecord, from: JsonRecord): void {
  for (const [key, value] of Object.entries(from)) {
    const old = into[key];
    if (isRecord(value) && isRecord(old)) merge(old, value);
    else into[key] = value;
  }
}

export default saboteursOf("INV-CLI-PARSE-012", [
  {
    name: "messages-of-all-runs",
    fault: "Gathers the texts of all runs in one list (shaharia-lab/agento#97).",
    sabotage(adapter) {
      const texts: string[] = [];
      return changeOutcome(adapter, (outcome) => {
        texts.push(...outcome.messages);
        return { ...outcome, messages: [...texts] };
      });
    },
  },
  {
    name: "one-line-buffer",
    fault:
      "Keeps the unfinished line in the module, so that two runs end each other's lines (edspencer/herdctl#357).",
    sabotage(adapter) {
      const shared = lineFault((line) => line);
      return wrapParser(adapter, () => shared);
    },
  },
  {
    name: "one-session-slot",
    fault: "Keeps the session id in the adapter and not in the run (agntcy/shadi#292).",
    skip: withoutClaim("sessions"),
    sabotage(adapter) {
      let last: string | null = null;
      return wrapParser(adapter, () => ({
        events(events) {
          for (const event of events) if (event.kind === "session") last = event.id ?? last;
          return events;
        },
        outcome: (outcome) =>
          outcome.session == null || last === null
            ? outcome
            : { ...outcome, session: { ...outcome.session, id: last } },
      }));
    },
  },
  {
    name: "answer-known-from-earlier",
    fault: "Drops an answer that an earlier run had, as a duplicate (no public report found).",
    sabotage(adapter) {
      const seen = new Set<string>();
      return changeOutcome(adapter, (outcome) => {
        const { content } = outcome;
        if (content === null || content === "" || !seen.has(content)) {
          if (content !== null) seen.add(content);
          return outcome;
        }
        return { ...outcome, content: "" };
      });
    },
  },
  {
    name: "every-other-run-without-answer",
    fault: "Returns the answer in every other run only (no public report found).",
    sabotage(adapter) {
      let runs = 0;
      return changeOutcome(adapter, (outcome) =>
        runs++ % 2 === 0 ? outcome : { ...outcome, content: outcome.content === null ? null : "" },
      );
    },
  },
  {
    name: "parse-patched",
    fault:
      "Puts a JSON.parse of its own in the place of the one that all code of the process shares (no public report found).",
    skip: withoutRecords,
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        const { parse } = JSON;
        JSON.parse = (text, reviver) => parse(text, reviver);
        return {};
      }),
  },
  {
    name: "polluting-merge",
    fault: "Merges every record into its state key by key, __proto__ included; no public report found.",
    skip: withoutRecords,
    sabotage: (adapter) =>
      changeLines(adapter, () => {
        const state: JsonRecord = {};
        return (line) => {
          for (const record of recordsOfLine(line)) merge(state, record);
          return line;
        };
      }),
  },
]);
