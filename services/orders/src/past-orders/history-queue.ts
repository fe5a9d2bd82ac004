import { FairQueue, unavailable } from '@mekong/service-defaults';

const queue = new FairQueue({ concurrency: 1, patience: 20, tooMany: () => unavailable() });

/** One file after the other, as one of a hundred thousand rows needs memory and keeps a core busy. Throws where too many wait. */
export const historyQueue = <T>(read: () => Promise<T>): Promise<T> => queue.run('history', read);
