import bcrypt from 'bcrypt';
import { sample } from '../statistics.mjs';
import { serveTasks } from '../worker.mjs';

const cost = 10;
const hash = await bcrypt.hash('Customer123!', cost);

/** Checks passwords, `connections` at once: the work that every login needs. */
serveTasks({
  compare: async ({ connections, seconds }) => {
    const times = [];
    const begin = performance.now();
    const checking = async () => {
      while (performance.now() < begin + seconds * 1_000) {
        const start = performance.now();
        await bcrypt.compare('Customer123!', hash);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: connections }, checking));
    return sample(times, (performance.now() - begin) / 1_000);
  },
});
