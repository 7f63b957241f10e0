import { stringsIn } from "./json-values.ts";

/** How the base64 text of PNG, JPEG, GIF and WebP begins, alone or in a data: URL. */
const PICTURE =
  /(?:^|data:image\/[\w.+-]+;base64,)((?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR)[A-Za-z0-9+/]{20,}={0,2})/;

/** Whether a tool's output is a list of blocks with a picture among them: some CLIs print those apart from the text. */
export function isListWithPictures(value: unknown): value is unknown[] {
  return Array.isArray(value) && picturesIn(value).length > 0;
}

/** The base64 texts of all pictures in a JSON value, in their order; the same one may come more than once. */
export function picturesIn(value: unknown): string[] {
  return stringsIn(value).flatMap((text) => PICTURE.exec(text)?.[1] ?? []);
}
