import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@mekong/contracts';
import { freePort } from '../../../../infra/local/ports.mjs';
import { ensureDatabases } from '../../../../infra/local/postgres/databases.mjs';
import { readNote } from '../../../../infra/local/postgres/left-over.mjs';
import { localUrl } from '../../../../infra/local/postgres/running-lock.mjs';
import { limitsOff } from './limits-off.mjs';
import { startArguments, startProgram } from './program.mjs';

const ownParts = { DATABASE_URL: '', AMQP_URL: '', SMTP_URL: '', HOST: '', PUBLIC_URL: '', NODE_ENV: '' };

/** Opens an empty shop as `npm start` does, over an embedded PostgreSQL in a folder that `cleanup` removes. */
export async function openInOneProcess(cleanup) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mekong-bench-'));
  cleanup.add(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const env = {
    ...ownParts,
    ...limitsOff,
    PORT: String(port),
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'false',
    DEMO_ACCOUNTS: '',
  };
  let program;
  cleanup.add(() => program?.stop());
  const start = async () => {
    program = await startProgram(startArguments(), env, /Ctrl-C closes it\./);
    const note = readNote(join(dataDir, 'postgres', 'data'));
    const password = readFileSync(join(dataDir, 'secrets', 'postgres-password'), 'utf8');
    const serverUrl = localUrl({ ...note, password });
    return {
      serverUrl,
      databaseUrls: await ensureDatabases(serverUrl, serviceNames),
      pids: { shop: [program.pid], postgres: note.pid },
      failed: program.failed,
    };
  };
  const shop = {
    name: 'one process',
    origin: `http://localhost:${port}`,
    postgresLog: join(dataDir, 'postgres', 'postgres.log'),
    ...(await start()),
    /** Restarts the shop with its data; returns the time in ms until its first list of products. */
    restart: async () => {
      await program.stop();
      const begin = performance.now();
      const starting = start();
      const answered = untilAnswered(`${shop.origin}/api/products`, starting).then(
        () => performance.now() - begin,
      );
      Object.assign(shop, await starting);
      return answered;
    },
  };
  return shop;
}

async function untilAnswered(url, starting) {
  let isOver = false;
  starting.catch(() => (isOver = true));
  while (!isOver) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}
