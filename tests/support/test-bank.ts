import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBank } from '../../infra/local/bank/start-bank.mjs';

/** The embedded bank, with a folder of its own. */
export type TestBank = Awaited<ReturnType<typeof openTestBank>>;

export async function openTestBank() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mekong-bank-'));
  // As many calls as tests make.
  const bank = await startBank({ dataDir, publicUrl: 'http://localhost', dailyCalls: 100_000 });
  return {
    ...bank,
    stop: async () => {
      await bank.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
