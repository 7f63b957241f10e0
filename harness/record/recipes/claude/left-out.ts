/** What is recorded and no run of the recipe repeats, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  "resume-seed": "The run that others resumed; here that is success-text.",
  "add-bad-cwd-readonly-home":
    "The home could not be written to. Nothing is closed to root, as whom the recorder may run, so that it would come out one way or the other; what was printed is what success-text prints.",
};
