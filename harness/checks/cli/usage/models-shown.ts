import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { reports } from "../../../facts/claims.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** Fields in which CLIs count tokens model by model. */
const COUNTS = ["models", "modelUsage", "model_usage_since_last_result"];

/** Every model that a record counts tokens of is among `models`, and no name that was not printed. */
export default fixtureCheck("INV-CLI-USAGE-006", "models-shown", async (fixture, { target }) => {
  if (!reports(target.manifest, "models")) return unsupported(`${target.manifest.id} claims no models`);
  const { outcome } = await recordedReplay(fixture, target);
  const run = recordedRun(fixture);
  const { models = [] } = outcome;
  const counted = countedModels(run);
  const owed = counted.length > 0 ? counted : answeredModels(run);
  if (models.length === 0 && owed.length === 0) return notApplicable("no record names a model that answered");
  const printed = runBytes(run, "out").toString("utf8");
  // Of a session that is gone on with, the sums may cover earlier runs.
  const lost = continuesSession(fixture.manifest.invocation?.argv)
    ? undefined
    : owed.find((name) => !models.includes(name));
  const invented = models.find((name) => !printed.includes(JSON.stringify(name)));
  const twice = models.find((name, at) => models.indexOf(name) !== at);
  const wrong = lost ?? invented ?? twice;
  if (wrong === undefined) return passed(models.length);
  return failed(models.length, {
    message: "the models that answered are not those of the stream",
    run,
    difference: {
      path: "models",
      expected:
        lost === undefined
          ? "names that a record holds, each once"
          : `${lost} among them: it counted tokens, or is the main model`,
      actual: show(models),
    },
    hint: "List each model that counted tokens in this run, and no other.",
  });
});

/** Where no record counts by model: the models of messages that show tokens, or are a message of the agent's. */
function answeredModels(run: Run): string[] {
  return recordsOf(run).flatMap((record) => {
    const isMessage = /^assistant[._]message$/.test(String(record.type));
    return [...valuesIn(record)].flatMap(({ path, value }) => {
      // The API's own events tell of messages that have only begun.
      if (!isRecord(value) || path.startsWith("event.")) return [];
      const name = value.responseModel ?? value.model;
      if (typeof name !== "string" || name === "") return [];
      return isMessage || (value.role === "assistant" && countsTokens(value.usage)) ? [name] : [];
    });
  });
}

/** Names under which the run's last record of that kind counts a token. */
function countedModels(run: Run): string[] {
  const tables = recordsOf(run).flatMap((record) =>
    [...valuesIn(record)].filter(({ key, value }) => COUNTS.includes(key) && isRecord(value)),
  );
  const last = tables.findLast(({ key }) => key === "model_usage_since_last_result") ?? tables.at(-1);
  if (!isRecord(last?.value)) return [];
  return Object.entries(last.value).flatMap(([name, figures]) => (countsTokens(figures) ? [name] : []));
}

function countsTokens(figures: unknown): boolean {
  return [...valuesIn(figures)].some(
    ({ key, value }) =>
      /^(?:input|output|total)_?tokens$|^(?:input|output|total)$/i.test(key) &&
      typeof value === "number" &&
      value > 0,
  );
}

/** The sums of a session that is gone on with may cover earlier runs. */
function continuesSession(argv: readonly string[] = []): boolean {
  return argv.some((word) => /^(?:-c|-r|--continue|--resume|--session(?:-id)?)(?:=|$)/.test(word));
}
