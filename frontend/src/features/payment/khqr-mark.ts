/** The four letters of the KHQR word-mark as lines in a field of 82 by 24. */
export const KHQR_MARK =
  'M3 2v20M15 2 4 12l11 10M23 2v20M36 2v20M23 12h13M50 2h4a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zM54 16l7 7M68 22V2h6a5.5 5.5 0 0 1 0 11h-6M74 13l6 9';

export const MARK_WIDTH = 83;
export const MARK_HEIGHT = 24;
export const MARK_LINE = 3.6;
