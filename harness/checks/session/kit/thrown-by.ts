/** What an action is rejected with; null when it is not. */
export function thrownBy(action: () => Promise<unknown>): Promise<unknown> {
  return Promise.resolve()
    .then(action)
    .then(
      () => null,
      (thrown: unknown) => thrown ?? new Error("rejected with nothing"),
    );
}

/** Whether a rejection tells a person why: an error with a message of one line. */
export function isClear(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.trim() !== "" && !thrown.message.trim().includes("\n");
}
