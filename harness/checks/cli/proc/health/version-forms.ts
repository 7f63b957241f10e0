import type { HealthCheck } from "../../../../../contracts/cli/v1/adapter.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import type { CheckResult, CorpusCheck } from "../../../kit/check.ts";
import { notApplicable, passed, unproven, unsupported } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

/** Versions that a CLI may have next: longer numbers, a preview, a build of the night. */
const VERSIONS = ["12.34.56", "0.0.1", "12.34.56-beta.7", "12.34.56-nightly.20260310.ab12cd"];
/** What a program prints that is no such CLI, or a broken one. */
const OTHERS = [
  "",
  "\n",
  "command not found\n",
  "Usage: tool [options]\n",
  "Error: cannot find module './x'\n\nNode.js v20.19.0\n",
];

/** The version is read in whichever form the CLI prints it, and in nothing else. */
const check: CorpusCheck = {
  invariant: "INV-CLI-PROC-012",
  name: "version-forms",
  scope: "corpus",
  async run(_fixtures, { target, corpus }) {
    const { healthCheck } = target.adapter ?? {};
    if (healthCheck === undefined)
      return unsupported(`${target.manifest.id} has no health check in this process`);
    const recorded = corpus.filter(({ manifest }) => manifest.kind === "version" && manifest.cli.version);
    if (recorded.length === 0) return unproven("no output of --version was recorded");
    return recorded.map((fixture) => judge(healthCheck, fixture)).find(isFailed) ?? passed(recorded.length);
  },
};
export default check;

function isFailed({ verdict }: CheckResult): boolean {
  return verdict === "failed";
}

function judge(healthCheck: HealthCheck, { id, manifest, stdout, stderr }: Fixture): CheckResult {
  const version = manifest.cli.version!;
  const printed = [stdout, stderr].map(String).find((text) => text.includes(version));
  if (printed === undefined) return notApplicable("the version is not in its output");
  const forms = VERSIONS.map((other) => ({ input: printed.replaceAll(version, other), expected: other }));
  const others = OTHERS.map((input) => ({ input, expected: null }));
  for (const { input, expected } of [{ input: printed, expected: version }, ...forms, ...others]) {
    const actual = healthCheck.parseVersion(input);
    if (actual === expected) continue;
    const message = "parseVersion does not tell the version that was printed";
    const hint = "Read any semver version in the CLI's own form, previews too; null where there is none.";
    const finding = {
      message,
      fixture: id,
      input: show(input),
      expected: show(expected),
      actual: show(actual),
      hint,
    };
    return { verdict: "failed", inputs: 1, finding };
  }
  return passed(1 + forms.length + others.length);
}
