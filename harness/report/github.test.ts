import { describe, expect, it } from "vitest";
import { github } from "./github.ts";
import { CONTEXT, EXAMPLE } from "./testing/example-report.ts";

const lines = github(EXAMPLE, CONTEXT).trimEnd().split("\n");

describe("github", () => {
  it("annotates the file of each broken case on one line, with what GitHub reads as syntax escaped", () => {
    expect(lines[0]).toMatch(
      /%0Aexpected "Bonjour, ça va \?"%0Agot {6}"Bonjour, [^%]*"%0Areplay: npm run certify parrot -- --case parrot\/1\.0\.0\/a$/,
    );
    expect(lines[0]).toContain(
      "::error file=fixtures/a%2Cb%3Ac/stdout.txt,line=1,title=parrot%3A INV-CLI-PARSE-005 cut invariance::" +
        'failed on parrot/1.0.0/a: content differs <&> "a" ]]> 100%25%0A',
    );
    expect(lines[5]).toBe(
      "::error title=parrot%3A INV-CLI-ERR-001::errored on the corpus: push() threw TypeError: no%0D%0Away",
    );
  });

  it("annotates every broken case and sums each adapter up", () => {
    expect(lines.filter((line) => line.startsWith("::error "))).toHaveLength(6);
    expect(lines.at(-1)).toBe("::notice title=parrot::NOT CERTIFIED, 2 broken");
  });
});
