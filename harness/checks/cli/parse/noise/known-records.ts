import semver from "semver";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../../model/fixture.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";
import { recordedCheck } from "../../../kit/recorded-check.ts";

/** A recorded run of a claimed version has no record whose type the adapter does not know. */
export default recordedCheck(
  "INV-CLI-PARSE-008",
  "known-records",
  (fixture, { outcome }, { target }) => {
    const { cliVersions = "*" } = target.manifest;
    const { version } = fixture.manifest.cli;
    const isClaimed = version != null && semver.satisfies(version, cliVersions, { includePrerelease: true });
    if (fixture.manifest.provenance.kind !== "recorded" || !isClaimed || isAboutUnknown(fixture))
      return notApplicable("it is no recorded run of a claimed version that has known records alone");
    const unknown = outcome.diagnostics?.unknownTypes ?? {};
    if (Object.keys(unknown).length === 0) return passed(1);
    return failed(1, {
      message: "records of a version that the manifest claims are counted as unknown",
      run: recordedRun(fixture),
      difference: { path: "outcome.diagnostics.unknownTypes", expected: "none", actual: show(unknown) },
      hint: "`unknownTypes` is how people find out that a CLI has moved on: a type that is always there hides it.",
    });
  },
  ["diagnostics"],
);

/** A scripted server mixed records in that no version of the CLI knows. */
function isAboutUnknown({ manifest }: Fixture): boolean {
  return /unknown-(?:sse-)?events/.test(manifest.scenario);
}
