import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { insertElements } from "./insert-elements.ts";

describe("insertElements", () => {
  it("puts elements before each element and at the end, whatever the elements hold", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 5 }), (array) => {
        const text = insertElements(JSON.stringify(array), (place) => [`"place ${place}"`]);
        const expected = array.flatMap((element, index) => [`place ${index}`, element]);
        // JSON has no -0; what is compared is what a reader of the text would see.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify([...expected, `place ${array.length}`])));
      }),
    );
  });

  it("keeps the text around the array", () => {
    expect(insertElements(' [ {"a":[1,2]} ]\n', (place) => (place === 1 ? ["3"] : []))).toBe(
      ' [ {"a":[1,2]} ,3]\n',
    );
  });
});
