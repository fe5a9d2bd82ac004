import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitFor } from '@mekong/testing';
import type { Sales } from '../support/sales.js';

const hourMs = 3_600_000;

/** The wall clock of the parts that are started with `env`. */
export interface Clock {
  env: Record<string, string>;
  /** Lets it be wrong by so many ms; resolves when so many parts have got it. */
  set(wrongBy: number, parts: number): Promise<void>;
  remove(): void;
}

export function aClock(): Clock {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-clock-'));
  const file = join(folder, 'wrong-by');
  writeFileSync(file, '0');
  const countOf = (wrongBy: string) =>
    readdirSync(folder).filter(
      (name) => name.includes('.') && readFileSync(join(folder, name), 'utf8') === wrongBy,
    ).length;
  const preload = pathToFileURL(new URL('../support/set-clock.mjs', import.meta.url).pathname);
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import ${preload.href}` },
    set: async (wrongBy, parts) => {
      writeFileSync(file, String(wrongBy));
      await waitFor(() => countOf(String(wrongBy)) === parts, { what: 'all parts to have that time' });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Sells, and again after the clocks of all parts were set an hour on, two hours back, and right, while the events of the orders
 * before are still under way; the clocks of the servers go on. No call is under way meanwhile: a token for a service, which
 * lives a minute, would have run out for it.
 */
export async function sellBetweenClockJumps(
  clock: Clock,
  sales: Sales,
  random: () => number,
  { orders, parts }: { orders: number; parts: number },
): Promise<void> {
  await sales.sell(orders, random);
  for (const wrongBy of [hourMs, -hourMs, 0]) {
    await clock.set(wrongBy, parts);
    await sales.sell(orders, random);
  }
}
