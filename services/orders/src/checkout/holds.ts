/** What the unpaid orders of a shopper, or of all shoppers of one network, hold. */
export interface Holds {
  orders: number;
  pieces: number;
  /** Orders of the last 24 hours that ran out, or were given up after more than five minutes. */
  abandoned: number;
  /** When the first of the unpaid orders runs out. */
  freeAt: Date | null;
}
