import { serviceNames } from '@mekong/contracts';
import { startTestRabbit, type TestRabbit } from '@mekong/testing';
import { ensureDatabases } from '../../../infra/local/postgres/databases.mjs';
import { startMailServer, type MailServer } from '../../../services/notifications/test/mail-server.js';
import { startProcessShop, type ProcessShop } from '../../support/process-shop.js';
import { startDurablePostgres, type DatabaseServer } from './durable-postgres.js';

/** The whole shop as processes, over a broker, a database server and a mail server that nothing else uses. */
export interface FaultShop extends ProcessShop {
  broker: TestRabbit;
  databaseServer: Omit<DatabaseServer, 'stop'>;
  mail: MailServer;
  /** How often what sends mails was interrupted. */
  interruptions: { ofMail: number };
}

/** Nothing but the fault keeps an order from being placed, and none runs out before the oracle has looked. */
export const withoutLimits = {
  PAYMENT_WINDOW_MINUTES: '1440',
  OPEN_ORDERS_LIMIT: '0',
  HOLD_LIMIT_PIECES: '0',
  ORDERS_PER_HOUR: '0',
  ORDERS_PER_HOUR_NETWORK: '0',
  CALLS_PER_NETWORK: '0',
};

export interface Beginning {
  /** The folder of a backup. */
  backup?: string;
  /** A broker that outlives the shop. */
  broker?: TestRabbit;
}

/** Starts it with nothing, or with what is there. */
export async function startFaultShop(
  env: Record<string, string> = {},
  { backup, broker: given }: Beginning = {},
): Promise<FaultShop> {
  const [broker, database, mail] = await allOrNone([
    given ? Promise.resolve({ ...given, stop: async () => undefined }) : startTestRabbit(),
    startDurablePostgres(backup),
    startMailServer(),
  ]);
  const drop = () => Promise.all([broker.stop(), database.stop(), mail.stop()]).then(() => undefined);
  const databases = await ensureDatabases(database.url, serviceNames).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  const settings = {
    PASSWORD_HASH_COST: '4',
    EVENT_RETRY_DELAYS_MS: '200,500,1000,2000',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@shop.test',
    PAYMENT_REMINDER_MINUTES: '0',
    ...withoutLimits,
    ...env,
  };
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
      backUp: database.backUp,
      archiveTo: database.archiveTo,
    },
    mail,
    interruptions,
  };
}

/** Servers that all run; where one does not start, the others are stopped. */
async function allOrNone<Servers extends { stop(): Promise<unknown> }[]>(starts: {
  [Place in keyof Servers]: Promise<Servers[Place]>;
}): Promise<Servers> {
  const started = await Promise.allSettled(starts);
  const failure = started.find(({ status }) => status === 'rejected');
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (!failure) return running as Servers;
  await Promise.all(running.map((server) => server.stop()));
  throw (failure as PromiseRejectedResult).reason;
}
