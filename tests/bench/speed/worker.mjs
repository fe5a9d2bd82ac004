import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ClearError } from '../../../infra/local/clear-error.mjs';

/**
 * Starts a program of this folder in its own process, which ends with this one. `run(task, job)` runs a task there and
 * returns its outcome; it rejects when the task fails or the program ends.
 */
export function startWorker(path, cleanup) {
  const child = fork(fileURLToPath(new URL(path, import.meta.url)), { stdio: ['ignore', 2, 2, 'ipc'] });
  const ended = once(child, 'exit');
  cleanup.add(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  return {
    pid: child.pid,
    run: async (task, job = {}) => {
      const stop = new AbortController();
      const answered = once(child, 'message', { signal: stop.signal });
      answered.catch(() => {});
      child.send({ task, job });
      const [answer] = await Promise.race([answered, ended]);
      stop.abort();
      if (answer?.outcome !== undefined) return answer.outcome;
      throw new ClearError(`${path}, ${task}: ${answer?.failure ?? 'the program ended'}`);
    },
  };
}

/** Makes this process a worker for these tasks, until its parent disconnects. */
export function serveTasks(tasks) {
  process.on('message', async ({ task, job }) => {
    try {
      process.send({ outcome: (await tasks[task](job)) ?? null });
    } catch (error) {
      process.send({ failure: error.message || String(error) });
    }
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole process group, but the parent decides when this process ends.
  process.on('SIGINT', () => {});
}
