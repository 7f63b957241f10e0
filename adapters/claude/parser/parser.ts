import type { Parser, ParserOptions } from "../../../contracts/cli/v1/adapter.ts";
import { JsonParser } from "./json-parser.ts";
import { StreamJsonParser } from "./stream-json-parser.ts";
import { TextParser } from "./text-parser.ts";

/** A fresh parser for one run of claude. */
export function parser(options: ParserOptions): Parser {
  switch (options.outputFormat) {
    case "text":
      return new TextParser(options);
    case "json":
      return new JsonParser(options);
    case "stream-json":
      return new StreamJsonParser(options);
  }
}
