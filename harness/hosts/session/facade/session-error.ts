/** Why a session did not start or takes no input, in one line for a person. */
export class SessionError extends Error {
  override readonly name = "SessionError";
}
