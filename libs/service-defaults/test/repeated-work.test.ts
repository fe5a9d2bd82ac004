import { RepeatedWork } from '../src/repeated-work.js';
import { RepeatingJob } from '../src/repeating-job.js';

/** Work whose runs end as they are told to, and what the log is told of it. */
function given() {
  const runs: { end: (failure?: string) => void }[] = [];
  const lines: string[] = [];
  const begin = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: (failure) => (failure ? reject(new Error(failure)) : resolve()) });
    });
  const work = new RepeatedWork('sending mails', begin, { warn: (line: string) => void lines.push(line) });
  const runOnce = async (failure?: string) => {
    const done = work.run();
    runs.at(-1)!.end(failure);
    await done;
  };
  return { work, runs, lines, runOnce };
}

it('work that is under way is not done a second time beside itself', async () => {
  const { work, runs } = given();
  const done = [work.run(), work.run()];
  expect(runs).toHaveLength(1);
  runs[0]!.end();
  await Promise.all(done);
  void work.run();
  expect(runs).toHaveLength(2);
});

it('work that goes on failing is told of once, again for another reason, and when it succeeds', async () => {
  const { lines, runOnce } = given();
  for (const failure of ['lost', 'lost', 'refused', 'refused', undefined, undefined, 'lost'])
    await runOnce(failure);
  expect(lines).toEqual([
    'sending mails: lost',
    'sending mails: refused',
    'sending mails: works again',
    'sending mails: lost',
  ]);
});

it('who stops it waits for the run under way, and there is no other', async () => {
  const { work, runs } = given();
  void work.run();
  let hasStopped = false;
  const stopped = work.stop().then(() => (hasStopped = true));
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  runs[0]!.end();
  await stopped;
  await work.run();
  expect(runs).toHaveLength(1);
});

it('a service that closes waits for the runs of its jobs that are under way', async () => {
  const runs: (() => void)[] = [];
  class Job extends RepeatingJob {
    readonly work = this.repeated('sending mails', () => new Promise<void>((end) => runs.push(end)));
  }
  const job = new Job();
  void job.work.run();
  let hasClosed = false;
  const closed = job.beforeApplicationShutdown().then(() => (hasClosed = true));
  await new Promise(setImmediate);
  expect(hasClosed).toBe(false);
  runs[0]!();
  await closed;
});
