import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '@mekong/contracts';
import { apiClient, patient } from '@mekong/testing';
import type { FaultShop } from '../support/fault-shop.js';
import type { Sales } from '../support/sales.js';

/**
 * A read of each service that anybody, or the admin, may call; one that no cache answers. Payments is asked for a customer's order
 * that it knows: whether an unknown one exists it can only say while orders is there.
 */
const reads: Record<ServiceName, (unique: number, orderId: string) => string> = {
  auth: () => '/api/auth/check-auth',
  catalog: (unique) => `/api/products?page=${1_000 + unique}`,
  orders: () => '/api/user/my-orders',
  payments: (_unique, orderId) => `/api/payment/qr?orderId=${orderId}`,
  notifications: () => '/api/notifications',
  analytics: () => '/api/analytics?from=2026-01-01&to=2026-01-31',
};

/** At first a hanging service is given this long; others must be quick. */
const firstMs = 3_700;
const quickMs = 1_500;

/** Sells while a service hangs for a while; its callers must be told so in time, and those of the others notice nothing. */
export async function sellWhileHanging(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
  { service, forMs, orders }: { service: ServiceName; forMs: number; orders: number },
): Promise<void> {
  const { orderId } = await sales.sellOne(sales.aWish(random, 'paid'));
  const [hanging] = shop.processes[service];
  hanging!.kill('SIGSTOP');
  const selling = sales.sell(orders, random);
  const until = Date.now() + forMs;
  await expectAnswer(sales, reads[service](0, orderId), { status: 503, withinMs: firstMs });
  const others = (Object.keys(reads) as ServiceName[]).filter(
    (name) => name !== service && needsNot(name, service),
  );
  for (const other of others)
    await expectAnswer(sales, reads[other](Date.now(), orderId), { withinMs: quickMs });
  await wait(Math.max(0, until - Date.now()));
  hanging!.kill('SIGCONT');
  await selling;
}

/** Without auth nobody can be known. */
const needsNot = (name: ServiceName, hanging: ServiceName) => hanging !== 'auth' || name === 'catalog';

async function expectAnswer(
  sales: Sales,
  path: string,
  { status, withinMs }: { status?: number; withinMs: number },
): Promise<void> {
  const asked = Date.now();
  const answer = await (path.startsWith('/api/products')
    ? apiClient(sales.shopUrl).get(path)
    : sales.admin.call('GET', path));
  const ms = Date.now() - asked;
  if (status && answer.status !== status)
    sales.oddAnswers.push(`${path} answered ${answer.status}, not ${status}`);
  if (!status && answer.status >= 500) sales.oddAnswers.push(`${path} answered ${answer.status}`);
  if (ms > patient(withinMs)) sales.oddAnswers.push(`${path} answered after ${ms} ms`);
}

const pauseMs = 400;
const workMs = 40;

/** Sells while a service does a tenth of its work, so that events wait for it in the broker all the time. */
export async function sellWhileSlow(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
  { service, orders }: { service: ServiceName; orders: number },
): Promise<void> {
  const [slow] = shop.processes[service];
  let isOver = false;
  const slowingDown = (async () => {
    while (!isOver) {
      slow!.kill('SIGSTOP');
      await wait(pauseMs);
      slow!.kill('SIGCONT');
      await wait(workMs);
    }
  })();
  try {
    await sales.sell(orders, random);
  } finally {
    isOver = true;
    await slowingDown;
  }
}

/** Sells while the service is not there for a while. */
export async function sellWithout(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
  { service, forMs, orders }: { service: ServiceName; forMs: number; orders: number },
): Promise<void> {
  const { start } = await shop.kill(service);
  const selling = sales.sell(orders, random);
  await wait(forMs);
  await start();
  await selling;
}
