import { maxJsonBytes } from '@mekong/service-defaults';

/**
 * What one caller may do at once, and what all may, before anything is asked of a service. "A network" is a narrow one (an IPv6
 * /64, an IPv4 address) within a wide one, which may have its shares of it (a /48 four, a /24 sixteen). How many calls a network
 * may have under way is a setting, `CALLS_PER_NETWORK`. The limits of accounts over time (logins, codes, orders) are counted in
 * the databases of the services that keep them; so are guesses of promo codes, 20 an hour of an account, or 30 of a network where
 * nobody is logged in (`limit-guesses.ts` in orders).
 *
 * | what                          | waits in whose turns | the rest is told                                   |
 * | ----------------------------- | -------------------- | -------------------------------------------------- |
 * | calls of a network            | nobody waits         | 429 TOO_MANY_REQUESTS                              |
 * | bytes of bodies of a network  | nobody waits         | 429 TOO_MANY_REQUESTS                              |
 * | reads that nothing remembers  | networks'            | 429 TOO_MANY_REQUESTS, or 503 where none is greedy |
 * | checkouts, all together       | networks' (the line) | 503 UNAVAILABLE, how many are ahead, when to come  |
 * | uploads of a person           | their own            | 429 TOO_MANY_UPLOADS                               |
 * | uploads of a network          | nobody waits         | 429 TOO_MANY_REQUESTS                              |
 * | rendered pages                | nobody waits         | the page, which the browser renders                |
 * | serial numbers of a network   | nobody waits         | 429 TOO_MANY_REQUESTS                              |
 */
export const limits = {
  /** Bytes of one network: thousands of carts. */
  bodies: { ofNetwork: 32 * maxJsonBytes },

  reads: {
    /** Answers that a service makes at once, which is more than its processor and its database can work on. */
    concurrency: 24,
    /** Of one wide network while others ask too: each takes a processor of the database, of which there may be two. */
    ofOneNetwork: 1,
    /** So many may wait, and more while they get their turn within this time. */
    patience: 500,
    maxWaitMs: 2_000,
    /** For each share of a wide network, while others ask too: a household's /48 has four of these, a mobile network's /24 sixteen. */
    patienceOfShare: 60,
  },

  checkouts: {
    /** As many are let in as the last of them can expect to be answered within this time, so that 99 of 100 are within a second. */
    targetMs: 600,
    /**
     * Until it is known how long checkouts take: where orders is in this process, and where each order is also sent over the
     * network. In a process that has just begun they take longer than ever after.
     */
    first: { here: 40, elsewhere: 23 },
    least: 8,
    most: 1_000,
    /** Of all places, one network leaves so many to others, and one person to their network. */
    leftToOthers: 1 / 8,
    /** What a wide network leaves of all places to others where one of these has checked out within this time. */
    leftWhileOthersAsk: 1 / 2,
    othersMs: 10_000,
    /** So many of all places are kept for those in the line at most: its sessions may be made up, and their owners never come. */
    keptForLine: 1 / 2,
    ofSession: 32,
    longestRetrySeconds: 10,
  },

  line: {
    places: 2_000,
    /** Sessions are not known to be real yet, so a network has only so many places. */
    ofNetwork: 64,
    /** How long after the time that they were told of somebody may come back. */
    graceMs: 3_000,
    /** How long whoever finds no place waits for the answer. */
    pauseMs: 1_000,
  },

  /** Far more than a shop's counter looks up, and far fewer than somebody who tries numbers; a wide network has its shares. */
  guesses: { ofNetwork: 20, seconds: 60 },

  /**
   * More than so many of a person, or of all, are sent away rather than kept waiting. A network runs as many as an office of eight
   * sellers, and its shares: far fewer than there are connections for uploads to a service.
   */
  uploads: { concurrency: 3, patience: 200, patienceOfAll: 1_000, ofNetwork: 24 },

  /** As many shares as a wide network has would be all there are, so it leaves a quarter to others. */
  renderings: {
    perSecond: { narrow: 10, wide: 30, all: 40 },
    atOnce: { narrow: 8, wide: 12, all: 16 },
    /** How many of a network wait for the next second; a wide one has its shares. */
    waiting: 2,
  },
};
