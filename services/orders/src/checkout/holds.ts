/** What the unpaid orders of a shopper, or of all shoppers of one network, hold. */
export interface Holds {
  orders: number;
  pieces: number;
  /**
   * Orders of the last 24 hours that ran out, or were given up: after more than five minutes, or as the third or a later one that
   * their shopper cancelled within an hour.
   */
  abandoned: number;
  /** When the first of the unpaid orders runs out. */
  freeAt: Date | null;
}

/** The holds of a shopper, of the narrow network and of the wide one that they call from. */
export type AllHolds = [shopper: Holds, narrow: Holds, wide: Holds];
