import { expect, it } from "vitest";
import { spawnKind } from "./spawn-errors.ts";

it.each([
  ["ENOENT", "cli_not_found"],
  ["eacces", "cli_not_found"],
  ["E2BIG", "invalid_request"],
  ["EMFILE", null],
])("a start refused with %s is %s", (code, kind) => expect(spawnKind(code)).toBe(kind));
