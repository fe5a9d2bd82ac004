import { Worker } from 'node:worker_threads';

/** What reading a file may take: far more than a list of products does. */
const mostMs = 30_000;
const mostMegabytes = 512;

/** Runs a script that reads a file in a thread of its own, which ends by itself. Answers its message; rejects with what `unreadable` makes of why. */
export async function inThread<Answer>(
  script: string,
  workerData: Record<string, unknown>,
  unreadable: (why: string) => Error,
): Promise<Answer> {
  const thread = new Worker(script, {
    eval: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const timer = setTimeout(() => void thread.terminate(), mostMs);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (error) => reject(unreadable(error.message)));
      thread.once('exit', () => reject(unreadable('it takes too long')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
