import { expect, it } from "vitest";
import { aliasPlaceText, type PlaceFacts } from "./alias-place.ts";

const FACTS: PlaceFacts = {
  home: "/tmp/k3x9q",
  port: 43217,
  cliFolder: "/home/somebody/.cache/cliproof/clis/toy/1.0.0",
};

it("keeps the length of every text", () => {
  for (const text of [
    "/tmp/k3x9q/project/src",
    '"\\/tmp\\/k3x9q\\/project"',
    "file:%2Ftmp%2Fk3x9q%2Fx",
    "--tmp-k3x9q-project--",
    "http://127.0.0.1:43217/v1",
    `at ${FACTS.cliFolder}/node_modules/toy/index.js:1:1`,
  ]) {
    const aliased = aliasPlaceText(text, FACTS);
    expect(aliased).toHaveLength(text.length);
    expect(aliased).not.toMatch(/k3x9q|43217|somebody/);
  }
});

it("names the home and the project as everybody's", () => {
  expect(aliasPlaceText("/tmp/k3x9q/project -tmp-k3x9q-project", FACTS)).toBe(
    "/home/user/project -home-user-project",
  );
});

it("leaves a number alone that is no port", () => {
  expect(aliasPlaceText("43217 tokens", FACTS)).toBe("43217 tokens");
});
