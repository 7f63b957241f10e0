/** Exit code of a mock that was set up wrongly; no CLI it stands in for uses it. */
export const MISUSE = 97;

/** Something the person who set the mock up can put right: one line, shown as it is, never a stack. */
export class MockError extends Error {
  name = "MockError";
}
