/** One escape sequence in its surroundings. */
export interface SequenceCase {
  name: string;
  text: string;
  /** The text as a person would read it. */
  stripped: string;
  /** Why npm's strip-ansi, otherwise the oracle, must not be asked about this one. */
  oracleDiffers?: string;
}

const UNFINISHED = "it leaves sequences that are cut off in the text";
const NESTED = "it does not see that the passthrough wraps other sequences";
const C1_STRING = "it knows control strings by their 7-bit introducers only";

/** The escape sequences that every stripper must get right, with what is left of each. */
export const SEQUENCES: readonly SequenceCase[] = [
  { name: "SGR colour", text: "a\x1b[31mb\x1b[0mc", stripped: "abc" },
  { name: "SGR without parameters", text: "a\x1b[mb", stripped: "ab" },
  { name: "SGR with several parameters", text: "\x1b[1;4;38;5;208mbold\x1b[22;24;39m", stripped: "bold" },
  { name: "SGR true colour by semicolons", text: "\x1b[38;2;10;20;30mx\x1b[0m", stripped: "x" },
  { name: "SGR true colour by colons", text: "\x1b[38:2::10:20:30mx\x1b[0m", stripped: "x" },
  { name: "SGR curly underline by colon", text: "\x1b[4:3mx\x1b[4:0m", stripped: "x" },
  { name: "cursor up, column, erase line", text: "\x1b[1A\x1b[1G\x1b[2Kx", stripped: "x" },
  { name: "cursor position and erase display", text: "\x1b[H\x1b[2Jx\x1b[10;20Hy", stripped: "xy" },
  { name: "private modes", text: "\x1b[?25lx\x1b[?25h\x1b[?1049h\x1b[?2004l", stripped: "x" },
  { name: "secondary device attributes", text: "\x1b[>0;276;0cx", stripped: "x" },
  { name: "kitty keyboard protocol", text: "\x1b[>1ux\x1b[<u\x1b[=5;1u", stripped: "x" },
  { name: "CSI with an intermediate: cursor style", text: "\x1b[6 qx", stripped: "x" },
  { name: "CSI with a private parameter and an intermediate", text: "\x1b[?12$px", stripped: "x" },
  { name: "soft reset", text: "\x1b[!px", stripped: "x" },
  { name: "scroll region and insert line", text: "\x1b[1;24r\x1b[3Lx", stripped: "x" },
  { name: "bracketed paste marks", text: "\x1b[200~x\x1b[201~", stripped: "x" },
  { name: "title ended by BEL", text: "\x1b]0;a title\x07x", stripped: "x" },
  { name: "title ended by ST", text: "\x1b]2;a title\x1b\\x", stripped: "x" },
  { name: "title with JSON in it", text: '\x1b]0;{"type":"result"}\x07x', stripped: "x" },
  { name: "title beyond ASCII", text: "\x1b]0;⠋ naïve – 作業\x07x", stripped: "x" },
  {
    name: "hyperlink ended by ST",
    text: "\x1b]8;;https://e.x/a\x1b\\label\x1b]8;;\x1b\\",
    stripped: "label",
  },
  { name: "hyperlink ended by BEL", text: "\x1b]8;;https://e.x/a\x07label\x1b]8;;\x07", stripped: "label" },
  { name: "hyperlink with an id", text: "\x1b]8;id=1:a=b;https://e.x\x07l\x1b]8;;\x07", stripped: "l" },
  {
    name: "hyperlink with brackets in its address",
    text: "\x1b]8;;https://e.x/(a)!b+c\x07label\x1b]8;;\x07",
    stripped: "label",
  },
  { name: "hyperlink beyond ASCII", text: "\x1b]8;;https://e.x/ä b\x07l\x1b]8;;\x07", stripped: "l" },
  { name: "working directory", text: "\x1b]7;file://host/tmp\x1b\\x", stripped: "x" },
  { name: "progress and notification", text: "\x1b]9;4;1;50\x07x\x1b]777;notify;t;b\x07", stripped: "x" },
  { name: "clipboard", text: "\x1b]52;c;aGVsbG8=\x07x", stripped: "x" },
  { name: "shell integration marks", text: "\x1b]133;A\x07$ \x1b]133;B\x07ls", stripped: "$ ls" },
  { name: "DCS: a terminal's answer", text: "\x1bP1$r0m\x1b\\x", stripped: "x" },
  { name: "DCS: sixel graphics over lines", text: '\x1bPq"1;1;2;2#0;2;0;0;0\n#0~~$-\x1b\\x', stripped: "x" },
  { name: "APC: kitty graphics", text: "\x1b_Gf=24,s=1,v=1;AAAA\x1b\\x", stripped: "x" },
  { name: "PM", text: "\x1b^a private message\x1b\\x", stripped: "x" },
  { name: "SOS", text: "\x1bXa string\x1b\\x", stripped: "x" },
  { name: "screen's window title", text: "\x1bkname\x1b\\x", stripped: "x" },
  { name: "BEL inside a DCS", text: "\x1bPa\x07b\x1b\\x", stripped: "x" },
  { name: "two bytes: save and restore cursor", text: "\x1b7x\x1b8", stripped: "x" },
  { name: "two bytes: reset, keypad, reverse index", text: "\x1bcx\x1b=\x1b>\x1bMy", stripped: "xy" },
  { name: "character set", text: "\x1b(Bx\x1b)0y", stripped: "xy" },
  { name: "screen alignment, UTF-8 mode", text: "\x1b#8x\x1b%Gy", stripped: "xy" },
  { name: "8-bit CSI", text: "a\u009b31mb\u009b0mc", stripped: "abc" },
  { name: "8-bit OSC", text: "\u009d0;title\u009cx", stripped: "x", oracleDiffers: C1_STRING },
  {
    name: "8-bit DCS, SOS, PM, APC",
    text: "\u0090a\u009cw\u0098b\u009cx\u009ec\u009cy\u009fd\u009cz",
    stripped: "wxyz",
    oracleDiffers: C1_STRING,
  },
  { name: "OSC ended by 8-bit ST", text: "\x1b]0;title\u009cx", stripped: "x" },
  { name: "8-bit ST alone", text: "a\u009cb", stripped: "ab", oracleDiffers: "it removes no lone ST" },
  {
    name: "tmux passthrough of a clipboard",
    text: "\x1bPtmux;\x1b\x1b]52;c;aGk=\x07\x1b\\x",
    stripped: "x",
    oracleDiffers: NESTED,
  },
  {
    name: "tmux passthrough of a hyperlink ended by ST",
    text: "\x1bPtmux;\x1b\x1b]8;;https://e.x\x1b\x1b\\\x1b\\label",
    stripped: "label",
    oracleDiffers: NESTED,
  },
  { name: "CSI cut off", text: "text\x1b[38;5", stripped: "text", oracleDiffers: UNFINISHED },
  { name: "title cut off", text: "text\x1b]0;a tit", stripped: "text", oracleDiffers: UNFINISHED },
  { name: "lone ESC at the end", text: "text\x1b", stripped: "text", oracleDiffers: UNFINISHED },
  {
    name: "title without its end, then lines",
    text: "\x1b]0;a title\nline 1\nline 2",
    stripped: "\nline 1\nline 2",
    oracleDiffers: UNFINISHED,
  },
  {
    name: "title broken by a colour",
    text: "\x1b]0;a title\x1b[31mred\x1b[0m",
    stripped: "red",
    oracleDiffers: UNFINISHED,
  },
  { name: "CSI broken by a newline", text: "\x1b[31\nnext", stripped: "\nnext", oracleDiffers: UNFINISHED },
  {
    name: "CR, NEL, VT, FF, BS, TAB stay",
    text: "a\rb\u0085c\vd\fe\bf\tg\r\n",
    stripped: "a\rb\u0085c\vd\fe\bf\tg\r\n",
  },
  { name: "brackets are no sequence", text: "[31m and ]0;x stay", stripped: "[31m and ]0;x stay" },
  { name: "astral characters stay", text: "\x1b[1m𝒳👩‍🚀\x1b[0m", stripped: "𝒳👩‍🚀" },
];
