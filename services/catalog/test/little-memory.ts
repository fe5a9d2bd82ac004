import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { waitFor } from '@mekong/testing';

/** Processes that have so much memory together. */
export interface MemoryGroup {
  /** Run in a shell, moves it into the group. */
  enter: string;
  /** Once its processes have ended. */
  remove(): Promise<void>;
}

/** A group of the kernel's first or second kind; undefined where none can be made (not Linux, or not root, or no controller). */
export function memoryGroup(bytes: number): MemoryGroup | undefined {
  const name = `mekong-test-${process.pid}`;
  const kinds = [
    { folder: `/sys/fs/cgroup/memory/${name}`, limit: 'memory.limit_in_bytes' },
    { folder: `/sys/fs/cgroup/${name}`, limit: 'memory.max' },
  ];
  for (const { folder, limit } of kinds) {
    try {
      mkdirSync(folder);
    } catch {
      continue;
    }
    if (existsSync(`${folder}/${limit}`)) {
      writeFileSync(`${folder}/${limit}`, String(bytes));
      return { enter: `echo $$ > ${folder}/cgroup.procs`, remove: () => removed(folder) };
    }
    rmdirSync(folder);
  }
  return undefined;
}

/** The kernel keeps a group until it has noticed the end of its last process. */
const removed = async (folder: string) => {
  await waitFor(() => {
    rmdirSync(folder);
    return true;
  });
};
