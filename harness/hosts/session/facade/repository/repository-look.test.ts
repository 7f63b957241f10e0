import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../../../adapters/shared/run/testing/fake-cli.ts";
import { diffSize, dropBase, lookAt, repositoryBase } from "./repository-look.ts";

it("looks at a folder without git, and writes nothing into it", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "old.txt"), "one\ntwo\n");
  writeFileSync(path.join(folder, ".gitignore"), ".env\nnode_modules/\n");
  const base = (await repositoryBase(folder))!;
  expect([...(await lookAt(base)).files.keys()]).toEqual([]);
  writeFileSync(path.join(folder, "old.txt"), "one\ntwo\nthree\n");
  writeFileSync(path.join(folder, "new.txt"), "a\nb\nc");
  writeFileSync(path.join(folder, "new.bin"), "a\0\n\n\n");
  writeFileSync(path.join(folder, ".env"), "ZZ=1\n");
  mkdirSync(path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "node_modules", ".env"), "ZZ=1\n");
  const { files, untracked } = await lookAt(base);
  expect([...files.keys()].sort()).toEqual([".env", "new.bin", "new.txt", "old.txt"]);
  expect((await diffSize(base, untracked)).lines).toBe(1 + 3);
  expect(existsSync(path.join(folder, ".git"))).toBe(false);
  await dropBase(base);
  expect(existsSync(base.gitFolder)).toBe(false);
});
