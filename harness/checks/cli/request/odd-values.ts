import type { RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { fits, holdsValue, valueTemplate } from "../../kit/requests/value-template.ts";
import { askedWishes } from "../../kit/requests/wishes.ts";

/** It needs quotes in shells and in JSON, and looks like nothing else. */
const USUAL = 'Witness "Crane" 7';

/** Texts that a careless adapter makes a flag, two arguments or another text of. */
export const ODD_VALUES = [
  "--yolo",
  "-x",
  "--",
  "-",
  "-rf --force",
  "--model=other",
  "two words",
  "  padded  ",
  "line one\nline two\r\n\nlast\n",
  `'single' "double" \`tick\` \\ back`,
  "$(touch x) $HOME %PATH% ;|&<>*?!",
  "a=b,c:d;e",
  "@file",
  "CamelCase/Ümläut-é🦜\u2028end",
  "true",
  "0",
  "UPPER",
  "x".repeat(3000),
] as const;

/** A place of a request that takes a text. */
interface TextField {
  name: string;
  wish: string;
  request(value: string): Partial<RunRequest>;
}

const FIELDS: readonly TextField[] = [
  { name: "prompt", wish: "prompt", request: (prompt) => ({ prompt }) },
  ...(["model", "effort", "systemPrompt", "mcpConfig"] as const).map((name) => ({
    name,
    wish: name,
    request: (value: string) => ({ [name]: value }),
  })),
  { name: "session.id", wish: "session", request: (id) => ({ session: { id } }) },
  { name: "session.id of a fork", wish: "fork", request: (id) => ({ session: { id, fork: true } }) },
  { name: "allowTools[0]", wish: "allowTools", request: (tool) => ({ allowTools: [tool] }) },
  { name: "allowTools[1]", wish: "allowTools", request: (tool) => ({ allowTools: ["Read", tool] }) },
  { name: "images[0]", wish: "images", request: (image) => ({ images: [image] }) },
  { name: "images[1]", wish: "images", request: (image) => ({ images: ["/a.png", image] }) },
  { name: "env.WITNESS", wish: "env", request: (value) => ({ env: { WITNESS: value } }) },
];

/** A text is one value and stays what it is, whatever it holds: it becomes no flag and no other argument. */
export default requestCheck("INV-CLI-REQUEST-005", "odd-values", async (bench) => {
  const claimed: readonly string[] = bench.adapter.manifest.requests ?? [];
  const always = bench.adapter.manifest.transport === "api" ? ["prompt"] : ["prompt", "env"];
  const fields = FIELDS.filter(({ wish }) => [...always, ...claimed].includes(wish));
  for (const start of bench.starts) for (const field of fields) tryField(bench, start, field);
});

function tryField(bench: RequestBench, start: Start, { name, wish, request }: TextField): void {
  const usual = bench.invoke(start, request(USUAL));
  const whole = askedWishes(0).find((asked) => asked.wish === wish);
  const isWhole = whole !== undefined && !bench.invoke(start, whole.request).unfulfilled?.includes(wish);
  const isDropped = usual.unfulfilled?.includes(wish) === true;
  assertHolds(!isDropped || !isWhole, {
    message: `${name} is unfulfilled, and another ${wish} in the same start is not`,
    expected: `${JSON.stringify(USUAL)} in what is started`,
    actual: usual.args.join(" "),
    input: `${start.what}: ${JSON.stringify(request(USUAL))}`,
    hint: "A list of one is a list, and each text of it counts.",
  });
  if (isDropped) return;
  const template = valueTemplate(usual, USUAL);
  const isTyped = name === "prompt" && start.part === "interactiveInvocation";
  assertHolds(holdsValue(template) || isTyped, {
    message: `${name} is not passed on`,
    expected: `${JSON.stringify(USUAL)} in what is started, or ${wish} in \`unfulfilled\``,
    actual: usual.args.join(" "),
    input: `${start.what}: ${JSON.stringify(request(USUAL))}`,
    hint: "A list of one is a list, and each text of it counts.",
  });
  for (const value of ODD_VALUES) {
    const invocation = bench.invoke(start, request(value));
    if (invocation.unfulfilled?.includes(wish)) continue;
    assertHolds(fits(template, invocation, value), {
      message: `${name} is not passed on as one value`,
      expected: `${JSON.stringify(value.slice(0, 80))} where another text is, tied to its flag or behind -- when it begins with a dash`,
      actual: invocation.args.map((word) => JSON.stringify(word.slice(0, 80))).join(" "),
      input: `${start.what}: ${JSON.stringify(request(value.slice(0, 80)))}`,
      hint: "Pass each text as one argument as it is; `--flag=value` keeps one with a dash from becoming a flag.",
    });
  }
}
