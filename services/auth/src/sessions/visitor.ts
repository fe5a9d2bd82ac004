/** Where a request came from and with what. */
export interface Visitor {
  address: string;
  userAgent: string;
}
