import { type DescribeChoice, describeAdapter as describeWith, type TestRunner } from "./describe-adapter.ts";

export { type CertifyChoice, certify } from "./certify-adapter.ts";
export type { DescribeChoice, TestContext, TestRunner } from "./describe-adapter.ts";

/** Vitest is needed only where no other runner is given. */
const vitest = (await import("vitest").catch(() => undefined)) as TestRunner | undefined;

/**
 * Certifies an adapter in a test file: a test for each invariant, see describe-adapter.ts.
 *
 * ```ts
 * import { describeAdapter } from "cliproof/testkit";
 *
 * describeAdapter("./src/my-adapter.ts", { fixtures: ["./fixtures"] });
 * ```
 *
 * @param adapter name of a built-in adapter, path of a module from the working folder, or its file URL.
 * @param choice selection and limits, as in `certify`; `describe` and `it` of another runner than vitest.
 * @throws when no runner is given and vitest is not installed.
 */
export function describeAdapter(
  adapter: string,
  { describe, it, ...choice }: DescribeChoice & Partial<TestRunner> = {},
): void {
  const runner = describe !== undefined && it !== undefined ? { describe, it } : vitest;
  if (runner === undefined)
    throw new Error("cliproof/testkit: install vitest, or pass describe and it of your test runner");
  describeWith(runner, adapter, choice);
}
