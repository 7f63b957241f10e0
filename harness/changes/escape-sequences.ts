/** One escape sequence of each family that DESIGN's rules name; all complete, none with a line end in it. */
export const ESCAPE_SEQUENCES: readonly string[] = [
  "\x1b[31m",
  "\x1b[1;38;5;208m",
  "\x1b[2K\x1b[1G",
  "\x1b[?25l",
  "\x1b[4:3m",
  "\x1b]0;a title\x07",
  '\x1b]0;{"type":"zz_title"}\x07',
  "\x1b]8;;https://example.com/a b\x1b\\",
  "\x1bP1$r0m\x1b\\",
  "\x1b_Gi=1;AAAA\x1b\\",
  "\x1b7",
  "\x1b(B",
  "\u009b31m",
  "\u009d0;title\u009c",
];
