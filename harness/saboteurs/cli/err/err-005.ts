import { isRecord } from "../../../lib/json.ts";
import { changeError } from "../../kit/change-outcome.ts";
import { someFixture } from "../../kit/corpus-fixtures.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-ERR-005", [
  {
    name: "status-from-any-number",
    fault:
      "Reports the first three-digit number of the output as the HTTP status (gabrielkoerich/orch#2125).",
    sabotage: (adapter) =>
      changeError(adapter, (error, seen) => {
        const number = /\b[45]\d\d\b/.exec(seen.text("out") + seen.text("err"))?.[0];
        return number === undefined ? error : { httpStatus: Number(number) };
      }),
  },
  {
    name: "exit-status-as-http-status",
    fault: "Takes an exit status in the words of an error for one of HTTP. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, (_error, seen) => {
        const status = /\bexit(?:ed with)? (?:exit )?status ([45]\d\d)\b/.exec(seen.text("err"))?.[1];
        return status === undefined ? {} : { httpStatus: Number(status) };
      }),
  },
  {
    name: "status-with-reason-phrase-unread",
    fault:
      "Does not read a status in front of its reason phrase: 503 Service Unavailable. (no public report found)",
    sabotage: (adapter) =>
      changeError(adapter, (_error, seen) =>
        /\b503 Service Unavailable\b/.test(seen.text("out") + seen.text("err")) ? { httpStatus: null } : {},
      ),
  },
  {
    name: "status-read-from-text-alone",
    fault:
      "Reads the HTTP status from the text of an error, and not from the field beside it. (no public report found)",
    skip: (adapter) =>
      someFixture(adapter, ({ expected, stdout }) => {
        const status = isRecord(expected.error) ? expected.error.httpStatus : null;
        return (
          typeof status === "number" && new RegExp(`(?:status|code)\\w*":${status}\\b`, "i").test(stdout)
        );
      })
        ? null
        : "no run shows a status in a field",
    sabotage: (adapter) =>
      changeError(adapter, ({ message, httpStatus }) =>
        httpStatus != null && !message.includes(String(httpStatus)) ? { httpStatus: null } : {},
      ),
  },
  {
    name: "status-from-class",
    fault: "Derives the HTTP status from the class it chose (openai/codex#36562 has none to show).",
    sabotage: (adapter) =>
      changeError(adapter, ({ category }) => {
        const status = { rate_limit: 429, authentication: 401, not_found: 404, timeout: 504, network: 503 };
        return { httpStatus: status[category as keyof typeof status] ?? 500 };
      }),
  },
  {
    name: "status-invented",
    fault: "Reports HTTP status 500 when the output shows none (openai/codex#36562 shows none).",
    sabotage: (adapter) => changeError(adapter, ({ httpStatus }) => ({ httpStatus: httpStatus ?? 500 })),
  },
  {
    name: "status-lost",
    fault: "Drops the HTTP status that the record shows (coleam00/Archon#2125).",
    sabotage: (adapter) => changeError(adapter, () => ({ httpStatus: null })),
  },
]);
