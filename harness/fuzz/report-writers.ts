import fc from "fast-check";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { schemaToArbitrary } from "../arbitraries/schema-to-arbitrary.ts";
import { isRecord } from "../lib/json.ts";
import { FORMATS } from "../report/formats.ts";
import type { RenderContext } from "../report/rendering.ts";
import { loadSchemas } from "../schema/schema-registry.ts";
import type { FuzzTarget } from "./fuzz-target.ts";

const REPORT = "https://cliproof.dev/schemas/harness/v1/report.schema.json";
const DEPTH = 6;

/** Texts that, in a name or an output, could be taken for a part of the report or for a command. */
const PAYLOADS = [
  "\n::error file=a::pwned",
  "%0A::set-output name=x::y",
  "\x1b]0;title\x07\x1b[2J",
  "]]><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "\u202e\u2066 reversed",
  "| a | b |\n| - | - |",
  "```\n# Title",
  "\u0000\u0001\ufffe\ud800",
  "[x](javascript:alert(1))",
  "$(touch pwned) `touch pwned` ; rm -rf /",
];

const CONTEXT: RenderContext = { invariants: new Map(), paint: (_style, text) => text };
/** What moves the cursor, or is in no XML: only line ends and tabs are in a report. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff\u202a-\u202e\u2066-\u2069]/;
/** Lines that CI takes for commands, indented or not. */
const COMMANDS = /^[ \t]*::/gm;

interface Input {
  report: CertificationReport;
  payload: string;
}

/** Every writer of reports, on arbitrary reports with a payload in the place of texts that adapters and fixtures choose. */
export function reportWriterTargets(): FuzzTarget<Input>[] {
  const registry = loadSchemas();
  const reports = schemaToArbitrary(REPORT, { registry, depth: DEPTH }) as fc.Arbitrary<CertificationReport>;
  const inputs = fc
    .tuple(reports, fc.constantFrom(...PAYLOADS), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
    .map(([report, payload, choice]) => {
      let count = 0;
      const put = (text: string) => (choice[count++ % choice.length] ? text + payload : text);
      return { report: withTexts(report, put), payload };
    });
  return Object.entries(FORMATS).map(([name, { render }]) => ({
    name: `report ${name}`,
    inputs,
    problem: ({ report, payload }) => {
      try {
        const text = render(report, CONTEXT);
        if (name === "json" || name === "summary") return JSON.parse(text) === null ? "no report" : undefined;
        const [control] = CONTROLS.exec(text) ?? [];
        if (control !== undefined) return `a control character: ${JSON.stringify(control)}`;
        const plain = render(
          withTexts(report, (one) => one.replaceAll(payload, "")),
          CONTEXT,
        );
        const more = (text.match(COMMANDS)?.length ?? 0) - (plain.match(COMMANDS)?.length ?? 0);
        return more > 0 ? `${more} lines that CI takes for commands` : undefined;
      } catch (thrown) {
        return `it threw ${String(thrown)}`;
      }
    },
    bytes: ({ report }) => Buffer.from(JSON.stringify(report, null, 2)),
  }));
}

/** Texts that adapters and fixtures choose: all but verdicts, ids of invariants, and hashes. */
const OURS = new Set(["verdict", "contract", "cliproof", "corpusSha256"]);

function withTexts<T>(value: T, put: (text: string) => string, key = ""): T {
  if (typeof value === "string") return (OURS.has(key) || value.startsWith("INV-") ? value : put(value)) as T;
  if (Array.isArray(value)) return value.map((one) => withTexts(one, put, key)) as T;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withTexts(inner, put, name)]),
  ) as T;
}
