/** How many orders an account and a wide network may place within an hour; 0 sets no limit. */
export interface HourlyLimits {
  account: number;
  network: number;
}

/** A limit that is reached, and when the first of its orders is an hour old. */
export interface ReachedLimit {
  whose: keyof HourlyLimits;
  freeAt: Date;
}
