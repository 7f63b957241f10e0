import { describe, expect, it } from "vitest";
import type { Adapter, Manifest, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import type { Check } from "../../kit/check.ts";
import { KNOWN_RUNS } from "../../kit/testing/known-runs.ts";
import { runCheck } from "../../kit/testing/run-check.ts";
import { toyAdapter } from "../../kit/testing/toy-adapter.ts";
import capabilities from "./capabilities.ts";
import configSchema from "./config-schema.ts";
import invocation from "./invocation.ts";
import manifestSchema from "./manifest-schema.ts";

const isObject = (input: unknown) => typeof input === "object" && input !== null && !Array.isArray(input);

/** The toy adapter with a configuration that is an object. */
const GOOD: Adapter = {
  ...toyAdapter,
  configSchema: {
    safeParse: (input) =>
      isObject(input)
        ? { success: true, data: input }
        : { success: false, error: { message: "the configuration is no object" } },
  },
};

function claiming(changed: Partial<Manifest>): Adapter {
  return { ...GOOD, manifest: { ...GOOD.manifest, ...changed } };
}

function configured(safeParse: (input: unknown) => unknown): Adapter {
  return { ...GOOD, configSchema: { safeParse } as Adapter["configSchema"] };
}

function invoking(make: (request: RunRequest) => unknown): Adapter {
  return { ...GOOD, invocation: make as Adapter["invocation"] };
}

const CHECKS: readonly Check[] = [capabilities, configSchema, invocation, manifestSchema];

describe.each(CHECKS.map((check) => ({ name: check.name, check })))("$name", ({ check }) => {
  it("passes an adapter without a fault, and tries something", async () => {
    const { finding, tried } = await runCheck(check, GOOD, KNOWN_RUNS);
    expect(finding).toBeUndefined();
    expect(tried).toBeGreaterThan(0);
  });
});

let calls = 0;
const plain = { command: "toy", args: [], stdin: null, env: {} };
const FAULTS: readonly [string, Check, Adapter, RegExp][] = [
  [
    "reports what it does not claim",
    capabilities,
    claiming({ capabilities: {} }),
    /sessions is reported and not claimed/,
  ],
  [
    "claims what it never reports",
    capabilities,
    {
      ...claiming({}),
      parser: () => ({
        push: () => [],
        end: (exit) => ({ status: "ok", content: "", messages: [], tools: [], exit }),
      }),
    },
    /sessions is claimed and never reported/,
  ],
  [
    "names no output format",
    manifestSchema,
    claiming({ outputFormats: [] as unknown as Manifest["outputFormats"] }),
    /schema/,
  ],
  [
    "takes anything for a configuration",
    configSchema,
    configured((input) => ({ success: true, data: input })),
    /configuration/,
  ],
  [
    "throws on a bad configuration",
    configSchema,
    configured((input) => ({ success: true, data: (input as { a: number }).a })),
    /configuration/,
  ],
  [
    "refuses a configuration without a word",
    configSchema,
    configured(() => ({ success: false, error: { message: "" } })),
    /configuration/,
  ],
  ["gives no command", invocation, invoking(() => ({ ...plain, command: undefined })), /invocation/],
  ["counts its calls", invocation, invoking(() => ({ ...plain, args: [String(calls++)] })), /invocation/],
  [
    "writes into the request",
    invocation,
    invoking((request) => ({ ...plain, stdin: Object.assign(request, { prompt: "x" }).prompt })),
    /invocation/,
  ],
];

describe("checks of MANIFEST", () => {
  it.each(FAULTS)("catch an adapter that %s", async (_, check, adapter, message) => {
    expect((await runCheck(check, adapter, KNOWN_RUNS)).finding?.message).toMatch(message);
  });
});
