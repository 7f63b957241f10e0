import { describe, expect, it } from "vitest";
import { certifyStyle, keptByNpm, userFolder } from "./npm.ts";
import { PROJECT_ROOT } from "./project.ts";

const script = { npm_package_name: "cliproof", npm_lifecycle_event: "certify", INIT_CWD: "/home/ann/plugin" };

describe("userFolder", () => {
  it("is where the user called npm run, not where npm went", () => {
    expect(userFolder(script, PROJECT_ROOT)).toBe("/home/ann/plugin");
  });

  it("is the working directory in every other case", () => {
    expect(userFolder({}, "/tmp")).toBe("/tmp");
    expect(userFolder({ ...script, npm_package_name: "other" }, PROJECT_ROOT)).toBe(PROJECT_ROOT);
    expect(userFolder(script, "/tmp")).toBe("/tmp");
  });
});

describe("keptByNpm", () => {
  it("reports flags that npm took for its own", () => {
    const env = { ...script, npm_config_seed: "1", npm_config_fail_fast: "true" };
    expect(keptByNpm(env, "certify", ["seed", "fail-fast", "runs"])).toBe(
      "npm kept --seed and --fail-fast for itself; flags go behind two dashes: npm run certify ... -- --seed --fail-fast ...",
    );
  });

  it("says nothing when none was taken, or outside npm run", () => {
    expect(keptByNpm(script, "certify", ["seed"])).toBeNull();
    expect(keptByNpm({ npm_config_seed: "1" }, "certify", ["seed"])).toBeNull();
    expect(
      keptByNpm({ ...script, npm_lifecycle_event: "test", npm_config_seed: "1" }, "certify", ["seed"]),
    ).toBeNull();
  });
});

describe("certifyStyle", () => {
  it("is the npm script in the project, and node elsewhere", () => {
    expect(certifyStyle({}, PROJECT_ROOT)).toEqual({ program: "npm run certify", dashes: true });
    const { program, dashes } = certifyStyle({}, "/");
    expect({ program, dashes }).toEqual({
      program: `node ${PROJECT_ROOT.slice(1)}/harness/cli/cliproof.mjs certify`,
      dashes: false,
    });
  });
});
