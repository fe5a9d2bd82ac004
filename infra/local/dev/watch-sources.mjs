import { watch } from 'node:fs';
import { join } from 'node:path';
import { backendPackages } from '../build/backend-packages.mjs';
import { repoRoot } from '../paths.mjs';

const settleMs = 150;

/**
 * Calls `onChange` after a TypeScript source of the back end has changed: once for several changes in quick succession, and
 * never while an earlier call is running. Answers a function that stops watching.
 */
export function watchSources(onChange) {
  let timer;
  let running = Promise.resolve();
  const schedule = (_event, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(onChange)), settleMs);
  };
  const watchers = backendPackages().map((folder) =>
    watch(join(repoRoot, folder, 'src'), { recursive: true }, schedule),
  );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
