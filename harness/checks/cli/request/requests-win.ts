import type { RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { approvesEveryTool } from "../../kit/requests/lifted-permissions.ts";
import { settingsOf } from "../../kit/requests/settings.ts";
import { type RequestBench, requestCheck, type Start } from "../../kit/requests/starts.ts";
import { type AskedWish, askedWishes } from "../../kit/requests/wishes.ts";

/** A wish of a request takes the place of the setting of the same name, and so does one that asks for nothing. */
export default requestCheck("INV-CLI-REQUEST-004", "requests-win", async (bench) => {
  const { adapter, configured, starts } = bench;
  const wishes = askedWishes(0);
  const set = askedWishes(1).filter(({ wish, request }) => {
    const isSetting = wish !== "session" && wish !== "fork";
    return isSetting && configured({ [wish]: request[wish as keyof RunRequest] }) !== undefined;
  });
  const lax = (settingsOf(adapter) ?? []).filter(({ texts }) => texts.length === 0);
  if (set.length === 0 && lax.length === 0) return notApplicable("no setting has the name of a wish");
  for (const setting of set)
    assertHolds(
      starts.some((start) => isUsed(bench, start, setting)),
      {
        message: `the setting ${setting.wish} is not used`,
        expected: `${JSON.stringify(setting.request)} in what is started, where the request has no ${setting.wish}`,
        actual: "nothing of it, in any version and format",
        input: `configuration ${JSON.stringify(setting.request)}`,
        hint: "A setting is what counts where the request says nothing.",
      },
    );
  for (const start of starts) {
    for (const setting of set) {
      const asked = wishes.find(({ wish }) => wish === setting.wish);
      if (asked !== undefined) tryWish(bench, start, setting, asked);
    }
    for (const { name, value } of lax) {
      const config = configured({ [name]: value });
      const lifted = approvesEveryTool(bench.invoke(start, { skipPermissions: false }, config));
      assertHolds(lifted === undefined, {
        message: "every tool is approved by a setting, although the request says otherwise",
        expected: "no argument that approves every tool",
        actual: String(lifted),
        input: `${start.what}: {"skipPermissions":false}, configuration ${JSON.stringify({ [name]: value })}`,
        hint: "skipPermissions false is a wish too.",
      });
    }
  }
});

function isUsed(bench: RequestBench, start: Start, { request, witnesses }: AskedWish): boolean {
  const tokens = bench.tokens(start, {}, witnesses, bench.configured(request));
  return witnesses.every(({ name }) => tokens.some((token) => token.includes(`⟨${name}⟩`)));
}

function tryWish(bench: RequestBench, start: Start, setting: AskedWish, asked: AskedWish): void {
  const { wish } = setting;
  const name = wish as keyof RunRequest;
  const config = bench.configured({ [name]: setting.request[name] });
  const settingNames = setting.witnesses.map((one) => ({ ...one, name: `setting ${one.name}` }));
  const witnesses = [...asked.witnesses, ...settingNames];
  const alone = bench.tokens(start, asked.request, witnesses);
  const both = bench.tokens(start, asked.request, witnesses, config);
  const input = `${start.what}: ${JSON.stringify(asked.request)}, configuration ${JSON.stringify(setting.request)}`;
  assertHolds(alone.join("\n") === both.join("\n"), {
    message: `the setting ${name} is not replaced by the request's`,
    expected: alone.join(", "),
    actual: both.join(", "),
    input,
    hint: "Take the request's value where it has one, else the setting's.",
  });
  if (!Array.isArray(asked.request[name])) return;
  const none = bench.tokens(start, { [name]: [] }, witnesses, config);
  assertHolds(!none.some((token) => token.includes("⟨setting ")), {
    message: `an empty ${name} of a request is not what counts`,
    expected: `none of the setting's ${name}`,
    actual: none.join(", "),
    input: `${start.what}: {"${name}":[]}, configuration ${JSON.stringify(setting.request)}`,
    hint: "An empty list is a value: it asks for nothing.",
  });
}
