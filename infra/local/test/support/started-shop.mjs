import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNote } from '../../postgres/left-over.mjs';
import { expectGone } from './shop-process.mjs';
import { removeFolder } from './temporary-folder.mjs';

const script = fileURLToPath(new URL('../../start.mjs', import.meta.url));

/** Runs `npm start` in a process of its own, by this `node`; resolves when the shop is open, or when it has ended. */
export async function startShop(env, node = process.execPath) {
  const shop = beginShop(env, node);
  await shop.opened;
  return shop;
}

/** Begins to run `npm start`; `opened` resolves when the shop is open, or when it has ended. */
export function beginShop(env, node = process.execPath, options = []) {
  const child = spawn(node, [script, ...options], { env: { ...process.env, SAMPLE_DATA: 'false', ...env } });
  const ended = once(child, 'exit');
  const closed = once(child, 'close');
  let output = '';
  /** Resolves when the shop has printed this, or has ended. */
  const printed = (text) => {
    /** @type {Promise<void>} */
    const isPrinted = new Promise((resolve) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      look();
    });
    return Promise.race([isPrinted, closed]);
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    opened: printed('Ctrl-C closes it.'),
    printed,
    output: () => output,
    /** Sends a signal and resolves with the exit code, null after a kill. */
    end: async (signal) => {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
    exitCode: async () => (await ended)[0],
  };
}

/** Ends the shop, if there is one, and what it may have left running, and removes its data. */
export async function removeShop(shop, { DATA_DIR }) {
  const note = readNote(join(DATA_DIR, 'postgres', 'data'));
  await shop?.end('SIGTERM');
  if (note) await expectGone(note.pid);
  removeFolder(DATA_DIR);
}
