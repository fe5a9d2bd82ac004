import { setPriority } from 'node:os';
import { doTask, type ImageTask } from './image-task.js';

/** Shoppers' calls go first where there are fewer cores than work. */
const behindOthers = 5;

setPriority(behindOthers);
// Ctrl-C is meant for the shop, which ends this process when it has no more images.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Also when the service was killed.
process.on('disconnect', () => process.exit());
process.on('message', (task: ImageTask) => void doTask(task).then((done) => process.send?.(done)));
