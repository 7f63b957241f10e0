import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable, unproven } from "../../kit/fixture-check.ts";
import { tokensBeyond } from "../../kit/requests/invocation-tokens.ts";
import { type Setting, settingsOf } from "../../kit/requests/settings.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { askedWishes, together } from "../../kit/requests/wishes.ts";

/** Every setting of the configuration changes what is started, by its own value, in some version and format. */
export default requestCheck("INV-CLI-REQUEST-004", "settings-used", async (bench) => {
  const { adapter } = bench;
  if (adapter.manifest.transport === "api")
    return notApplicable("a setting may be a header, which is not seen here");
  const settings = settingsOf(adapter);
  if (settings === null) return unproven("the configuration's schema does not show its settings");
  const requests = [{}, together(askedWishes(0).filter(({ wish }) => wish !== "skipPermissions"))];
  const tried = bench.starts.flatMap((start) => requests.map((request) => ({ start, request })));
  for (const setting of settings) {
    const others = settings.filter((one) => one.name === setting.name && one !== setting);
    const isSeen = tried.some(({ start, request }) => shows(bench, start, request, setting, others));
    assertHolds(isSeen, {
      message: `the setting ${setting.name} changes nothing, or not by its value`,
      expected: `an invocation that holds ${JSON.stringify(setting.value)}, or differs by it`,
      actual: "the same with and without it, in every version and format",
      input: `configuration ${JSON.stringify({ [setting.name]: setting.value })}`,
      hint: "A setting that is accepted is used; take out of the schema what is not.",
    });
  }
});

/** A text is in what is started; a choice starts something else than the other choices. */
function shows(
  bench: RequestBench,
  start: Start,
  request: object,
  { name, value, texts }: Setting,
  others: readonly Setting[],
): boolean {
  const pieces = (setting: object) => bench.tokens(start, request, [], bench.configured(setting));
  const own = pieces({ [name]: value });
  const added = tokensBeyond(own, pieces({}));
  if (texts.length > 0) return texts.every((text) => added.some((token) => hasWord(token, text)));
  const rest = others.map((other) => pieces({ [name]: other.value }));
  // A choice that is a part of a flag's name (`--append-system-prompt`) belongs to that choice.
  const isNamed = (tokens: readonly string[]) =>
    typeof value === "string" && tokens.some((token) => token.startsWith(`argument --${value}-`));
  if (!isNamed(own) && rest.some(isNamed)) return false;
  return rest.every((tokens) => tokens.join("\n") !== own.join("\n"));
}

/** Digits are part of another number where digits are next to them. */
function hasWord(token: string, text: string): boolean {
  const index = token.indexOf(text);
  if (index === -1) return false;
  const around = `${token[index - 1] ?? ""}${token[index + text.length] ?? ""}`;
  return !/\d/.test(text) || !/[\d.]/.test(around);
}
