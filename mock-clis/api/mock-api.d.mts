/** What goes wrong. */
export interface ApiFaults {
  /** Pieces of so many bytes. */
  cut?: number;
  /** Milliseconds between pieces. */
  drip?: number;
  /** Hangs behind so many bytes of the body. */
  stopAfter?: number;
  /** The connection is reset behind so many bytes of the body. */
  resetAfter?: number;
  /** The connection stays open behind the whole body. */
  linger?: boolean;
  /** The request is read, and nothing comes. */
  silent?: boolean;
  /** Seconds that a 429 tells to wait, in place of the fixture's. */
  retryAfter?: number;
}

/** A request as it came. */
export interface ApiReceipt {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** The connection of its response is closed. */
  closed: boolean;
}

/** A stand-in for the API, on this machine. */
export interface MockApi {
  /** What the caller takes for the base URL. */
  address: string;
  receipts(): ApiReceipt[];
  /** Ends the server and every connection. */
  remove(): Promise<void>;
}

/**
 * Starts a server that plays fixtures: the n-th request gets the n-th of them, later ones the last.
 *
 * @param options.fixtures folders.
 */
export function mockApi(options: { fixtures: readonly string[]; faults?: ApiFaults }): Promise<MockApi>;
