import { changeOutcome } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import type { JsonRecord } from "../../kit/json-record.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { asError, asOk, lastText, reclassified } from "../../kit/verdicts.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

const REASONS = ["error", "errors", "message", "result"];

/** The record's own word says that the run, or a turn of it, failed. */
function isFailed({ type, status, is_error }: JsonRecord): boolean {
  return is_error === true || status === "error" || /^error$|\bfailed$/.test(String(type));
}

export default saboteursOf("INV-CLI-ERR-001", [
  {
    name: "abort-is-timeout",
    fault: "Reports an abort of its caller as a timeout (open-mercato/cezar#844).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "cancelled" ? reclassified(outcome, "timeout") : outcome,
      ),
  },
  {
    name: "failure-only-with-a-reason",
    fault: "Takes a failed record that gives no reason for a good end. (no public report found)",
    skip: (adapter) =>
      someFixture(adapter, ({ records }) => records.some(isFailed)) ? null : "no record is marked",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const marked = seen.records().filter(isFailed);
        const isBare =
          marked.length > 0 && marked.every((record) => REASONS.every((name) => record[name] == null));
        return isBare && outcome.status === "error" ? asOk(outcome, lastText(outcome)) : outcome;
      }),
  },
  {
    name: "answered-time-out-is-an-exit",
    fault:
      "Forgets that the time was up where the CLI answers the signal with an exit code. (no public report found)",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        exit: (exit) => (exit.code === null ? exit : { ...exit, timedOut: false }),
        outcome: (outcome, exit) => ({ ...outcome, exit }),
      })),
  },
  {
    name: "answered-abort-is-an-exit",
    fault:
      "Forgets that the caller aborted where the CLI answers the signal with an exit code. (no public report found)",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        exit: (exit) => (exit.code === null ? exit : { ...exit, aborted: false }),
        outcome: (outcome, exit) => ({ ...outcome, exit }),
      })),
  },
  {
    name: "crash-is-a-kill",
    fault: "Takes a crash of the CLI, such as SIGSEGV, for a time-out. (no public report found)",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        exit: (exit) => (exit.signal === "SIGSEGV" ? { ...exit, signal: "SIGKILL" } : exit),
        outcome: (outcome, exit) => ({ ...outcome, exit }),
      })),
  },
  {
    name: "exit-code-only",
    fault: "Takes the verdict from the exit code alone (kcsinclair/kaos-control#14).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, { exit }) => {
        if (exit.code === 0) return outcome.status === "ok" ? outcome : asOk(outcome, lastText(outcome));
        return outcome.status === "error" ? outcome : asError(outcome, "unknown", "the CLI failed", "exit");
      }),
  },
  {
    name: "exit-code-outranks-result",
    fault: "Fails a run with a good result because the exit code is not 0 (paperclipai/paperclip#5814).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, { exit }) =>
        outcome.status === "ok" && exit.code !== 0
          ? asError(outcome, "unknown", "the CLI failed", "exit")
          : outcome,
      ),
  },
  {
    name: "exit-not-reported",
    fault: "Reports exit code 0 whatever the process ended with (gabrielkoerich/orch#3197).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => ({ ...outcome, exit: { ...outcome.exit, code: 0, signal: null } })),
  },
  {
    name: "exit-137-is-no-kill",
    fault: "Takes the exit codes that stand for a signal for ordinary failures (gabrielkoerich/orch#3197).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, { exit }) =>
        [129, 137, 143].includes(exit.code ?? 0) && outcome.error?.kind === "timeout"
          ? reclassified(outcome, "unknown")
          : outcome,
      ),
  },
  {
    name: "exit-zero-is-ok",
    fault: "Passes an error record over because the exit code is 0 (anomalyco/opencode#14551).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, { exit }) =>
        outcome.status === "error" && exit.code === 0 ? asOk(outcome, lastText(outcome)) : outcome,
      ),
  },
  {
    name: "silence-is-ok",
    fault:
      "Reports an empty answer where a CLI printed nothing on stdout and ended with code 0 (no public report found).",
    skip: withoutTerminalRecord,
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) =>
        outcome.status === "error" && outcome.exit.code === 0 && seen.text("out") === ""
          ? asOk(outcome, "")
          : outcome,
      ),
  },
  {
    name: "signal-is-exit-zero",
    fault: "Reads the missing exit code of a killed process as 0 (open-gsd/gsd-pi#2040).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        exit: (exit) => (exit.code === null ? { ...exit, code: 0, signal: null } : exit),
        outcome: (outcome, exit) => ({ ...outcome, exit }),
      })),
  },
  {
    name: "stderr-is-failure",
    fault:
      "Fails every run that wrote to stderr (sherifkozman/the-llm-council#42 on codex, whose stderr is never empty).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const words = seen.text("err").trim();
        return outcome.status === "ok" && words !== ""
          ? asError(outcome, "unknown", words, "stderr")
          : outcome;
      }),
  },
  {
    name: "subtype-only",
    fault: "Takes the verdict from the subtype of the result and never reads is_error (vercel/ai#20210).",
    skip: (adapter) =>
      recordedShapes(adapter).holdsText("subtype") ? null : "no recording has a record with a subtype",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome, seen) => {
        const terminal = seen.terminalRecord(adapter.manifest);
        if (terminal === undefined || terminal.subtype !== "success") return outcome;
        return outcome.status === "ok" ? outcome : asOk(outcome, String(terminal.result ?? ""));
      }),
  },
  {
    name: "timeout-is-unknown",
    fault: "Forgets that its own timeout ended the run (multica-ai/multica#5957).",
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.error?.kind === "timeout" ? reclassified(outcome, "unknown") : outcome,
      ),
  },
]);
