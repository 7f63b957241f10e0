import { tmpdir } from "node:os";
import type { LaunchRequest, ProviderLaunchSpec } from "../../../../contracts/execution/v1/execution-host.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { assertShape } from "../../kit/hosts/assert-shape.ts";
import { partCheck } from "../kit/part-check.ts";
import { withHome } from "../kit/with-home.ts";

const MODEL = "zz-model-7";
const SESSION = "a1b2c3d4-0000-4000-8000-00000000c0de";
const PROMPT = "zz say hello";

/**
 * A terminal's run is started with the command, the prompt, the model, the effort and the session of the request
 * (INV-EXECUTION-OVERRIDE-003).
 */
export default partCheck("INV-EXECUTION-OVERRIDE-003", "launch-spec", async ({ host, isApi }) => {
  if (isApi) return unsupported("it asks an API: no terminal is launched");
  const { getOneShotLaunchSpec, getSessionLaunchSpec, adapter } = host;
  if (getOneShotLaunchSpec === undefined || getSessionLaunchSpec === undefined)
    return unsupported("the module exports no getOneShotLaunchSpec, or no getSessionLaunchSpec");
  const effort = adapter.effortLevels?.at(-1)?.id;
  const request: LaunchRequest = {
    prompt: PROMPT,
    workdir: tmpdir(),
    model: MODEL,
    ...(adapter.providerId === undefined ? {} : { providerId: adapter.providerId }),
    ...(adapter.supportsSessionResume ? { resumeId: SESSION } : {}),
  };
  await withHome(async () => {
    const oneShot = getOneShotLaunchSpec({ ...request, ...(effort === undefined ? {} : { effort }) });
    reported("a one-shot run", oneShot, [PROMPT, MODEL, effort, request.resumeId]);
    reported("a session", getSessionLaunchSpec(request), [PROMPT, MODEL, request.resumeId]);
    const { model: _, resumeId: __, ...bare } = request;
    const plain = JSON.stringify(getOneShotLaunchSpec(bare));
    assertHolds(!plain.includes(MODEL) && !plain.includes(SESSION), {
      message: "a run is started with what was chosen for another one",
      actual: plain,
    });
    for (const launch of [getOneShotLaunchSpec, getSessionLaunchSpec])
      assertHolds(
        throws(() => launch({ ...request, providerId: "zz-none" })),
        {
          message: "an unknown provider is started",
          expected: "an exception",
        },
      );
  });
  return undefined;
});

function reported(what: string, spec: ProviderLaunchSpec, wanted: readonly (string | undefined)[]): void {
  assertShape("execution/v1/launch-spec", spec, `the start of ${what}`);
  const { args, env = {}, initialPrompt = "", files = [] } = spec;
  const all = [...args, ...Object.values(env), initialPrompt, ...files.map(({ text }) => text)];
  for (const word of wanted)
    assertHolds(word === undefined || all.some((one) => one.includes(word)), {
      message: `${what} is started without what was chosen for it`,
      expected: String(word),
      actual: JSON.stringify(spec),
    });
}

function throws(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}
