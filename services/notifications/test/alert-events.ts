import { randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import { anEvent, staff } from '@mekong/testing';
import { aPaidOrder, type NotificationsUnderTest } from './builders.js';

let serial = 1_000;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A product of this seller of which notifications has a copy with its stock. */
export async function givenProduct(
  { others }: NotificationsUnderTest,
  {
    sellerId = randomUUID() as string,
    name = 'Glide Pad',
    available = 9,
    restockAt = undefined as number | undefined,
  } = {},
) {
  const product_id = (serial += 1);
  let version = 1;
  const setStock = (left: number, at = (version += 1), by?: string) =>
    others.deliver(
      anEvent('stock.changed.v1', product_id, { product_id, available: left, held: 0, version: at, by }),
    );
  const product: EventData<'product.created.v1'> = {
    product_id,
    version: 1,
    name,
    category: 'mousepad',
    brand: { id: 1, name: 'Tonlix' },
    price: usd(999),
    image_url: '/images/1.webp',
    seller_id: sellerId,
    restock_at: restockAt,
    stock: { quantity: available, version: 1 },
  };
  await others.deliver(anEvent('product.created.v1', product_id, product));
  await setStock(available);
  const setStockBy = (by: string, left: number) => setStock(left, (version += 1), by);
  return { product_id, sellerId, setStock, setStockBy, product };
}

/** An order of one line for each of these sellers, two pieces of $9.99. */
export function anOrderOf(...sellers: string[]): EventData<'order.paid.v1'> {
  const lines = sellers.map((seller_id) => {
    const product_id = (serial += 1);
    return { product_id, name: `Pad ${product_id}`, price: usd(999), quantity: 2, seller_id };
  });
  const order_id = randomUUID().replaceAll('-', '').slice(0, 24);
  return { ...aPaidOrder(), order_id, lines, total: usd(1_998 * sellers.length) };
}

export async function pay({ others }: NotificationsUnderTest, order: EventData<'order.paid.v1'>) {
  await others.deliver(anEvent('order.paid.v1', order.order_id, order));
}

/** The alerts of this member of staff, newest first. */
export async function alertsOf(
  service: NotificationsUnderTest,
  person: ReturnType<typeof staff>,
  search = '',
) {
  return (await service.as(person).get(`/api/notifications${search}`)).body;
}
