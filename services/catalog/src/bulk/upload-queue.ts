import pLimit from 'p-limit';

/** A file of thousands of rows takes memory and keeps the cores busy: so many are worked at once, others wait in line. */
const uploadsAtOnce = 2;

/** Works an upload once it is its turn. */
export const uploadQueue = pLimit(uploadsAtOnce);
