export type Headers = Record<string, string | string[] | undefined>;

/** What a call to a service needs of whoever passes it on. */
export interface CallHandling {
  /** The headers for the service. */
  headersFor(given: Headers): Headers;
  /** Called with the status of the answer before the caller gets it. */
  onAnswer(status: number): void;
}
