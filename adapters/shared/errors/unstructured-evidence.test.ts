import { describe, expect, it } from "vitest";
import { unstructuredEvidence } from "./unstructured-evidence.ts";

const LINES = { notice: /^Warning: /, errorLine: /^Error: / };
const BANNER = "Loaded 2 extensions.";

describe("outsideEvidence", () => {
  it("takes any line of stdout where nothing else speaks", () => {
    const evidence = unstructuredEvidence({ noise: BANNER, stderr: "Warning: old config" }, LINES);
    expect(evidence).toEqual([{ place: "stdout", text: BANNER }]);
  });

  it("leaves banners out where stderr speaks, and keeps the lines of the provider's table", () => {
    expect(unstructuredEvidence({ noise: BANNER, stderr: "no such flag" }, LINES)).toEqual([
      { place: "stderr", text: "no such flag" },
    ]);
    expect(unstructuredEvidence({ noise: `${BANNER}\nError: limit`, stderr: "see above" }, LINES)).toEqual([
      { place: "stdout", text: "Error: limit" },
      { place: "stderr", text: "see above" },
    ]);
  });

  it("leaves banners out of a run that is explained", () => {
    expect(unstructuredEvidence({ noise: BANNER, stderr: "" }, { ...LINES, isExplained: true })).toEqual([]);
  });

  it("looks at lines without their escape sequences", () => {
    const evidence = unstructuredEvidence(
      { noise: "\x1b[2K\x1b[1G", stderr: "\x1b[33mWarning: x\x1b[0m\n" },
      LINES,
    );
    expect(evidence).toEqual([]);
  });
});
