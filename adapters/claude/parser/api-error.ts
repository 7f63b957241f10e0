/** What an assistant record says about a failed model call. */
export interface ApiError {
  text: string;
  /** Words of the CLI and of the API, the most specific one first. */
  codes: string[];
  httpStatus: number | null;
}
