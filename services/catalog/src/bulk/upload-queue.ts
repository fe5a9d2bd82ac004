import pLimit from 'p-limit';

/** How many uploads are handled at the same time, as a file of thousands of rows needs memory and keeps the cores busy. */
const uploadsAtOnce = 2;

/** Runs an upload when it is its turn. */
export const uploadQueue = pLimit(uploadsAtOnce);
