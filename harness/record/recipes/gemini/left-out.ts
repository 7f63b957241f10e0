/** What is recorded and no run of the recipe repeats, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  "flash-fallback":
    "Made with a server that answered by the name of the model it was asked as. The model never fell back, so that it shows what success-text does.",
  "huge-stdin-to-file":
    "A shell that starts the CLI and counts the bytes of its file: no run of the CLI, whose output is not in it.",
};
