import type { DriftReport, HelpChanges, SeenField } from "../../schemas/harness/v1/generated/drift.ts";
import { counted } from "../lib/words.ts";

/** One finding in words. */
interface DriftItem {
  text: string;
  /** What is gone, what is new, or a remark. */
  details: { sign: "-" | "+" | " "; text: string }[];
}

/** Findings of one kind; never empty. */
export interface DriftSection {
  title: string;
  items: DriftItem[];
}

const NAMED = 4;

/** A report in words, for people: the sections that have something to say, what hurts most first. */
export function driftSections(report: DriftReport): DriftSection[] {
  const { records, fields, scenarios } = report;
  const sections: DriftSection[] = [
    {
      title: "Exit codes and signals",
      items: report.exits.map(({ scenarios, from, to }) => item(`${from} -> ${to}: ${named(scenarios)}`)),
    },
    {
      title: "Output of scenarios",
      items: report.outputs.map((one) => ({
        text: `${named(one.scenarios)}${one.lastTo === undefined ? "" : `: ends with ${one.lastTo}, before with ${one.lastFrom}`}`,
        details: details(one),
      })),
    },
    {
      title: "New record types",
      items: records.new.map((one) => item(`${one.record}: ${named(one.scenarios)}`)),
    },
    {
      title: "Record types gone",
      items: records.gone.map((one) => item(`${one.record}: ${named(one.scenarios)}`)),
    },
    { title: "New fields", items: byRecord(fields.new) },
    { title: "Fields gone", items: byRecord(fields.gone) },
    {
      title: "Fields of another type",
      items: fields.retyped.map(({ record, path, from, to }) =>
        item(`${record} ${path}: ${from.join(" or ")} -> ${to.join(" or ")}`),
      ),
    },
    {
      title: "Values",
      items: report.values.map((one) => ({
        text: `${one.record} ${one.path}: ${named(one.scenarios)}`,
        details: [
          ...(one.gone.length > 0 ? [{ sign: "-" as const, text: one.gone.join(", ") }] : []),
          ...(one.new.length > 0 ? [{ sign: "+" as const, text: one.new.join(", ") }] : []),
        ],
      })),
    },
    {
      title: "Texts",
      items: report.texts.map((one) => ({
        text: `${one.where}: ${named(one.scenarios)}`,
        details: details(one),
      })),
    },
    { title: "Flags", items: helpItems(report.flags) },
    { title: "Commands", items: helpItems(report.commands) },
    {
      title: "Layout",
      items: report.layout.map(({ what, from, to }) => item(`${what}: ${from} -> ${to}`)),
    },
    {
      title: "Started otherwise",
      items: scenarios.startedOtherwise.map(({ scenario, from, to }) => ({
        text: scenario,
        details: details({ gone: [from], new: [to] }),
      })),
    },
    { title: "Scenarios", items: scenarioItems(report) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

function item(text: string): DriftItem {
  return { text, details: [] };
}

function details({ gone, new: young }: { gone: readonly string[]; new: readonly string[] }) {
  return [
    ...gone.map((text) => ({ sign: "-" as const, text })),
    ...young.map((text) => ({ sign: "+" as const, text })),
  ];
}

/** Fields that several types of record got alike stand together. */
function byRecord(fields: readonly SeenField[]): DriftItem[] {
  const records = new Map<string, string[]>();
  for (const { record, path, types, below } of fields) {
    const inside = below.length === 0 ? "" : ` with ${counted(below.length, "field")}`;
    const text = `${path}: ${types.join(" or ")}${inside}`;
    records.set(record, [...(records.get(record) ?? []), text]);
  }
  return [...records].map(([record, texts]) => ({
    text: record,
    details: texts.map((text) => ({ sign: " " as const, text })),
  }));
}

function helpItems({ gone, new: young, notCompared }: HelpChanges): DriftItem[] {
  if (notCompared !== undefined) return [item(`not compared: ${notCompared}`)];
  return [
    ...(young.length > 0 ? [item(`new: ${young.join(", ")}`)] : []),
    ...(gone.length > 0 ? [item(`gone: ${gone.join(", ")}`)] : []),
  ];
}

function scenarioItems({ scenarios, from, to }: DriftReport): DriftItem[] {
  const { shared, onlyFrom, onlyTo } = scenarios;
  return [
    item(`compared: ${shared.length}`),
    ...(onlyFrom.length > 0 ? [item(`only ${from.version}: ${onlyFrom.join(", ")}`)] : []),
    ...(onlyTo.length > 0 ? [item(`only ${to.version}: ${onlyTo.join(", ")}`)] : []),
  ];
}

function named(scenarios: readonly string[]): string {
  const more = scenarios.length - NAMED;
  return scenarios.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
