/** Something that a policy wants a person to agree to. */
export interface Risk {
  /** One of the policy's categories, or `shell`, `network`, `diff_scope`. */
  category: string;
  /** One line for a person. */
  summary: string;
  risk: "low" | "med" | "high";
  seenIn: "stream" | "git" | "diff";
  /** The command, the file or the figures that it is about. */
  subject: string;
}
