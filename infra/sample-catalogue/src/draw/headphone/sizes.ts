export interface HeadphoneSize {
  /** Half the height of an ear cup; it is a little narrower than high. */
  radius: number;
  /** From the middle line to an ear cup. */
  apart: number;
  /** Height of the headband's top above the middle of the cups. */
  rise: number;
  /** How far the cushion stands off the cup. */
  cushion: number;
  bandWidth: number;
}

export const SIZES: Record<'over-ear' | 'on-ear', HeadphoneSize> = {
  'over-ear': { radius: 47, apart: 84, rise: 134, cushion: 22, bandWidth: 32 },
  'on-ear': { radius: 35, apart: 78, rise: 132, cushion: 14, bandWidth: 22 },
};

/** Width of an ear cup as a share of its height. */
export const OVAL = 0.86;
