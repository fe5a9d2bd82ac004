/** The address and user agent of a request. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** The Cookie header, which may show that this browser has logged in before. */
  cookies?: string;
}
