import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fakeCli, temporaryFolder } from "../testing/fake-cli.ts";
import { resolveCommand } from "./resolve-command.ts";

describe("the executable of a command", () => {
  it("is the first on the PATH that can be executed", () => {
    const none = temporaryFolder();
    mkdirSync(path.join(none, "parrot"));
    const unfit = path.dirname(fakeCli("", { mode: 0o644 }));
    const file = fakeCli("");
    const env = { PATH: [none, unfit, path.dirname(file)].join(":") };
    expect(resolveCommand(["parrot"], env, "/")).toEqual({ file });
  });

  it("is that of the preferred candidate", () => {
    const file = fakeCli("", { name: "old-parrot" });
    const env = { PATH: path.dirname(file) };
    expect(resolveCommand(["parrot", "old-parrot"], env, "/")).toEqual({ file });
  });

  it("counts a path from the working directory", () => {
    const file = fakeCli("");
    expect(resolveCommand(["./parrot"], {}, path.dirname(file))).toEqual({ file });
  });

  it("has one of the endings that Windows knows", () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "parrot.CMD"), "");
    const env = { Path: folder, PATHEXT: ".EXE;.CMD" };
    expect(resolveCommand(["parrot"], env, "/", "win32")).toEqual({ file: path.join(folder, "parrot.CMD") });
  });

  it("that is not there is reported", () => {
    expect(resolveCommand(["parrot", "macaw"], { PATH: "" }, "/")).toEqual({
      problem: '"parrot" or "macaw" is not on the PATH',
    });
    const unfit = fakeCli("", { mode: 0o644 });
    expect(resolveCommand(["parrot"], { PATH: path.dirname(unfit) }, "/")).toEqual({
      problem: `"parrot" cannot be run: ${unfit} is not an executable file`,
    });
  });
});
