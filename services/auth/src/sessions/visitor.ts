/** The address and user agent of a request. */
export interface Visitor {
  address: string;
  userAgent: string;
}
