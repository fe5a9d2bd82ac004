import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sales } from '../support/sales.js';

const hourMs = 3_600_000;

/** The wall clock of the parts that are started with `env`. */
export interface Clock {
  env: Record<string, string>;
  /** Lets it be wrong by so many ms. */
  set(wrongBy: number): void;
  remove(): void;
}

export function aClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-clock-'));
  const file = join(folder, 'wrong-by');
  const set = (wrongBy: number) => writeFileSync(file, String(wrongBy));
  set(0);
  const preload = pathToFileURL(new URL('../support/set-clock.mjs', import.meta.url).pathname);
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload.href}` },
    set,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Sells while the clocks of all parts are set an hour on, two hours back, and right again; those of the servers go on. */
export async function sellWhileClocksJump(
  clock: Clock,
  sales: Sales,
  random: () => number,
  orders: number,
): Promise<void> {
  for (const wrongBy of [hourMs, -hourMs, 0]) {
    const selling = sales.sell(orders, random);
    clock.set(wrongBy);
    await selling;
  }
}
