/** How the user started cliproof, so that a command of ours works where he stands. */
export interface CommandStyle {
  /** `npm run certify`, `npx cliproof certify`, `node ../cliproof/harness/cli/cliproof.mjs certify`. */
  program: string;
  /** npm keeps flags for itself unless they come after `--`. */
  dashes: boolean;
}
