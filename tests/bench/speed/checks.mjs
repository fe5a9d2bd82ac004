import { ClearError } from '../../../infra/local/clear-error.mjs';
import { serviceNames } from '@mekong/contracts';
import { initialStock } from './products-file.mjs';

/** Products whose held stock differs from the pending orders, or whose total with the paid orders differs from the start. */
const stockThatDoesNotAddUp = `
  SELECT s.product_id, s.available, s.held, coalesce(sum(i.quantity) FILTER (WHERE o.status = 'pending'), 0)::int AS waiting,
    coalesce(sum(i.quantity) FILTER (WHERE o.status = 'paid'), 0)::int AS sold
  FROM stock s LEFT JOIN order_items i USING (product_id) LEFT JOIN orders o ON o.id = i.order_id
  GROUP BY s.product_id, s.available, s.held
  HAVING s.held <> coalesce(sum(i.quantity) FILTER (WHERE o.status = 'pending'), 0)
    OR s.available + s.held + coalesce(sum(i.quantity) FILTER (WHERE o.status = 'paid'), 0) <> $1`;

/** Compares the databases with the orders that were made; throws a ClearError that names every difference. */
export async function checkAnswers({ shop, databases, placed, paid, products, admin }) {
  await databases.settled();
  const faults = [];
  const expect = (what, actual, expected) => {
    const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
    if (is !== should) faults.push(`${what}: ${is} instead of ${should}`);
  };
  const count = async (service, from) =>
    (await databases.query(service, `SELECT count(*)::int AS count FROM ${from}`))[0].count;

  expect('orders placed', await count('orders', 'orders'), placed);
  expect('orders paid', await count('orders', "orders WHERE status = 'paid'"), paid);
  expect('payments opened', await count('payments', 'payments'), placed);
  expect('payments completed', await count('payments', "payments WHERE status = 'completed'"), paid);
  expect('products that orders know', await count('orders', 'stock'), products.ids.length);
  const wrongStock = await databases.query('orders', stockThatDoesNotAddUp, [initialStock]);
  expect('products whose stock does not add up', wrongStock.slice(0, 3), []);
  expect(
    'stock and sales that catalog shows',
    await shownByCatalog(databases),
    await knownByOrders(databases),
  );
  expect('failed events', await deadLetters(shop.origin, admin), []);
  if (faults.length > 0) throw new ClearError(`The answers are wrong (${shop.name}):\n${faults.join('\n')}`);
}

async function shownByCatalog(databases) {
  const [sums] = await databases.query(
    'catalog',
    'SELECT sum(stock)::float AS stock, sum(sold)::float AS sold, sum(stock * (id % 1009))::float AS spread FROM products',
  );
  return sums;
}

async function knownByOrders(databases) {
  const [sums] = await databases.query(
    'orders',
    `SELECT sum(available)::float AS stock, (SELECT sum(quantity) FROM order_items i JOIN orders o ON o.id = i.order_id
       WHERE o.status = 'paid')::float AS sold, sum(available * (product_id % 1009))::float AS spread FROM stock`,
  );
  return { ...sums, sold: sums.sold ?? 0 };
}

async function deadLetters(origin, cookie) {
  const found = await Promise.all(
    serviceNames.map(async (name) => {
      const answer = await fetch(`${origin}/api/admin/dead-letters/${name}`, { headers: { cookie } });
      if (!answer.ok) return [`${name} answered ${answer.status}`];
      return (await answer.json()).dead_letters.map(({ type, reason }) => `${name}, ${type}: ${reason}`);
    }),
  );
  return found.flat().slice(0, 3);
}
