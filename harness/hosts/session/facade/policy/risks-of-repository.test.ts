import { describe, expect, it } from "vitest";
import type { PolicySpec } from "../../../../../contracts/session/v1/provider-adapter.ts";
import { addedDependencies } from "../repository/added-dependencies.ts";
import { risksOfRepository } from "./risks-of-repository.ts";

const POLICY: PolicySpec = {
  shellAllowlist: [],
  shellDenylist: [],
  requiresApprovalFor: ["merge", "deps_add", "secrets"],
  networkMode: "open",
};
const NOTHING = { moves: [], touched: [], addedDependencies: [], diff: { files: 0, lines: 0 } };
const LIMIT = { files: 2, lines: 10 };

describe("risksOfRepository", () => {
  it("sees merges in the moves of HEAD, and no commit", () => {
    const moves = [
      "commit: Merge two functions",
      "merge topic: Fast-forward",
      "commit (merge): Merge topic",
      "pull: Fast-forward",
    ];
    const risks = risksOfRepository({ ...NOTHING, moves }, POLICY, LIMIT);
    expect(risks.map(({ subject }) => subject)).toEqual(moves.slice(1));
  });

  it("sees files for secrets, and none that only look like it", () => {
    const touched = ["a/.env", ".env.local", ".env.example", "src/environment.ts", "tls/server.pem"];
    const risks = risksOfRepository({ ...NOTHING, touched }, POLICY, LIMIT);
    expect(risks.map(({ subject }) => subject)).toEqual(["a/.env", ".env.local", "tls/server.pem"]);
  });

  it("asks for nothing that the policy does not name", () => {
    const change = {
      ...NOTHING,
      moves: ["merge topic: Fast-forward"],
      touched: [".env"],
      addedDependencies: [{ file: "package.json", names: ["two"] }],
    };
    expect(risksOfRepository(change, { ...POLICY, requiresApprovalFor: [] }, LIMIT)).toEqual([]);
  });

  it("asks for a diff over the threshold, by files or by lines", () => {
    const of = (files: number, lines: number) =>
      risksOfRepository({ ...NOTHING, diff: { files, lines } }, POLICY, LIMIT).map(
        ({ category }) => category,
      );
    expect([of(2, 10), of(3, 0), of(1, 11)]).toEqual([[], ["diff_scope"], ["diff_scope"]]);
  });
});

describe("addedDependencies", () => {
  it("reads package.json", () => {
    const before = '{"dependencies":{"one":"1"}}';
    const after = '{"dependencies":{"one":"2"},"devDependencies":{"two":"1"},"scripts":{"three":"zz"}}';
    expect(addedDependencies("package.json", before, after)).toEqual(["two"]);
    expect(addedDependencies("package.json", null, after)).toEqual(["one", "two"]);
    expect(addedDependencies("package.json", before, '{"dependencies":{"tw')).toEqual([]);
  });

  it("reads lists of other languages", () => {
    expect(addedDependencies("requirements.txt", "one==1\n# two\n", "one==2\n# two\nthree>=1\n")).toEqual([
      "three",
    ]);
    expect(
      addedDependencies(
        "Cargo.toml",
        '[dependencies]\none = "1"\n',
        '[dependencies]\none = "2"\ntwo = "1"\n',
      ),
    ).toEqual(["two"]);
    expect(addedDependencies("go.mod", "module zz\n", "module zz\nrequire example.com/two v1.0.0\n")).toEqual(
      ["example.com/two"],
    );
  });
});
