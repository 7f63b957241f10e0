/** Why a body ends in the middle: the scripted API drops the connection there. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  /** As the operating system names it. */
  readonly code = "ECONNRESET";

  constructor() {
    super("the scripted API drops the connection");
  }
}
