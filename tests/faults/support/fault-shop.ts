import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@mekong/contracts';
import { query, startTestRabbit, waitFor, type TestRabbit } from '@mekong/testing';
import { ensureDatabases } from '../../../infra/local/postgres/databases.mjs';
import { startPostgres } from '../../../infra/local/postgres/start-postgres.mjs';
import { startMailServer, type MailServer } from '../../../services/notifications/test/mail-server.js';
import { startProcessShop, type ProcessShop } from '../../support/process-shop.js';

interface DatabaseServer {
  url: string;
  /** kill -9 of one of its processes: PostgreSQL then ends all connections and recovers from its log. */
  crash(): Promise<void>;
  /** Ends all connections of the shop. */
  endConnections(): Promise<void>;
  /** Stops it, and starts it again at the same address. */
  restart(): Promise<void>;
}

/** The whole shop as processes, over a broker, a database server and a mail server that nothing else uses. */
export interface FaultShop extends ProcessShop {
  broker: TestRabbit;
  databaseServer: DatabaseServer;
  mail: MailServer;
  /** How often what sends mails was interrupted. */
  interruptions: { ofMail: number };
}

/** Nothing but the fault keeps an order from being placed, and none runs out before the oracle has looked. */
const withoutLimits = {
  PAYMENT_WINDOW_MINUTES: '1440',
  OPEN_ORDERS_LIMIT: '0',
  HOLD_LIMIT_PIECES: '0',
  CALLS_PER_NETWORK: '0',
};

export async function startFaultShop(env: Record<string, string> = {}): Promise<FaultShop> {
  const [broker, database, mail] = await Promise.all([
    startTestRabbit(),
    startDurablePostgres(),
    startMailServer(),
  ]);
  const databases = await ensureDatabases(database.url, serviceNames);
  const settings = {
    PASSWORD_HASH_COST: '4',
    EVENT_RETRY_DELAYS_MS: '200,500,1000,2000',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@shop.test',
    PAYMENT_REMINDER_MINUTES: '0',
    ...withoutLimits,
    ...env,
  };
  const drop = () => Promise.all([broker.stop(), database.stop(), mail.stop()]).then(() => undefined);
  const shop = await startProcessShop({}, settings, { amqpUrl: broker.amqpUrl, databases, drop });
  const interruptions = { ofMail: 0 };
  const counted =
    <In extends unknown[], Out>(interrupt: (...given: In) => Promise<Out>) =>
    (...given: In) => {
      interruptions.ofMail += 1;
      return interrupt(...given);
    };
  return {
    ...shop,
    kill: (part) => (part === 'notifications' ? counted(shop.kill) : shop.kill)(part),
    crash: (part) => (part === 'notifications' ? counted(shop.crash) : shop.crash)(part),
    broker,
    databaseServer: {
      url: database.url,
      crash: counted(database.crash),
      endConnections: counted(database.endConnections),
      restart: counted(database.restart),
    },
    mail,
    interruptions,
  };
}

/** Unlike the one that tests share, it keeps all that was committed when it crashes. */
async function startDurablePostgres(): Promise<DatabaseServer & { stop(): Promise<void> }> {
  const dataDir = join(tmpdir(), `mekong-faults-${process.pid}-${Date.now()}`);
  const start = (port?: number) => startPostgres({ dataDir, port, log: () => undefined });
  let server = await start();
  const { url } = server;
  const ofTheShop = `FROM pg_stat_activity WHERE application_name LIKE 'mekong-%'`;
  return {
    url,
    crash: async () => {
      // It may still recover from the crash before.
      const pid = await waitFor(
        async () => (await query(url, `SELECT pid ${ofTheShop} LIMIT 1`))[0]?.pid as number | undefined,
        { what: 'a connection of the shop to the database' },
      );
      process.kill(pid, 'SIGKILL');
    },
    endConnections: async () => void (await query(url, `SELECT pg_terminate_backend(pid) ${ofTheShop}`)),
    restart: async () => {
      await server.stop();
      server = await start(Number(new URL(url).port));
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
