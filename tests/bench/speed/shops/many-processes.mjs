import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames, urlSetting } from '@mekong/contracts';
import { startTestRabbit } from '@mekong/testing';
import { freePort } from '../../../../infra/local/ports.mjs';
import { ensureDatabases } from '../../../../infra/local/postgres/databases.mjs';
import { readNote } from '../../../../infra/local/postgres/left-over.mjs';
import { startPostgres } from '../../../../infra/local/postgres/start-postgres.mjs';
import { readSecrets } from '../../../../infra/local/secrets.mjs';
import { processesBelow } from '../processes.mjs';
import { limitsOff } from './limits-off.mjs';
import { startProgram } from './program.mjs';

const serves = / serves at (\S+)/;

/**
 * Opens an empty shop with the gateway and each service in its own process, over RabbitMQ and one PostgreSQL; all get `settings`.
 *
 * @param {Record<string, string>} [settings]
 */
export async function openInManyProcesses(cleanup, settings = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mekong-bench-'));
  cleanup.add(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres({ dataDir, log: () => {} });
  cleanup.add(() => postgres.stop());
  const rabbit = await startTestRabbit();
  cleanup.add(() => rabbit.stop());
  const databaseUrls = await ensureDatabases(postgres.url, serviceNames);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shared = {
    ...limitsOff,
    ...readSecrets(dataDir, {}),
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DEMO_ACCOUNTS: 'true',
    SMTP_URL: '',
    HOST: '',
    PUBLIC_URL: origin,
    AMQP_URL: rabbit.amqpUrl,
    ...settings,
  };
  const start = async (folder, env) => {
    const program = await startProgram([`${folder}/dist/main.js`], { ...shared, ...env }, serves);
    cleanup.add(() => program.stop());
    return program;
  };
  const services = await Promise.all(
    serviceNames.map((name) => start(`services/${name}`, { PORT: '0', DATABASE_URL: databaseUrls[name] })),
  );
  const urls = serviceNames.map((name, index) => [urlSetting(name), services[index].said[1]]);
  const gateway = await start('gateway', { ...Object.fromEntries(urls), PORT: String(port) });
  const programs = [gateway, ...services];
  return {
    name: 'processes',
    /** The gateway and each service have a process of their own. */
    isSplit: true,
    origin,
    serverUrl: postgres.url,
    databaseUrls,
    postgresLog: join(dataDir, 'postgres', 'postgres.log'),
    pids: {
      shop: programs.map(({ pid }) => pid),
      postgres: readNote(join(dataDir, 'postgres', 'data')).pid,
      broker: processesBelow(process.pid).find(({ command }) => command === 'beam.smp')?.pid,
    },
    failed: Promise.race(programs.map(({ failed }) => failed)),
  };
}
