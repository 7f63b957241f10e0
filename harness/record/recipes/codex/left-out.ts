/** Scenarios that were recorded by other means and that no run repeats, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "not-logged-in-default":
    "Without settings codex asks the real address by name: what it prints is the machine's resolver's, and where the network cannot be cut off, a stranger would be asked.",
  "success-openai-provider-env":
    "This version does not look at OPENAI_BASE_URL and asks the real address, as in not-logged-in-default; older versions are recorded with it.",
  "rust-log-debug":
    "Tracing on stderr comes in another order, with other durations and counts of tries each time, so that no two recordings can be compared; the one we have was cut by hand.",
};
