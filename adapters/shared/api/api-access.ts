/** How one API is reached: the part of an adapter over HTTP that names secrets, without holding any. */
export interface ApiAccess<Config> {
  /** Variable of the caller's environment that holds the key. It goes into the Authorization header and nowhere else. */
  keyVariable: string;
  /** Variable that may name another address, for gateways and tests. */
  baseUrlVariable: string;
  /** Path of a small question that only a valid key gets an answer to. */
  healthPath: string;
  /** Headers besides those that every request has. */
  headers(config: Config): Readonly<Record<string, string>>;
}
