import { randomUUID } from 'node:crypto';
import type { ProductSnapshot } from '@mekong/contracts';
import {
  anEvent,
  apiClient,
  createTestDatabase,
  otherServices,
  serviceEnv,
  type OtherServices,
} from '@mekong/testing';
import type { Identity, RunningApp } from '@mekong/service-defaults';
import { start } from '../src/service.js';

export interface OrdersUnderTest {
  others: OtherServices;
  databaseUrl: string;
  as(identity?: Identity): ReturnType<typeof apiClient>;
  stop(): Promise<void>;
}

/** The orders service over a database of its own, the other services standing by on the bus. */
export async function startOrders(env: Record<string, string> = {}): Promise<OrdersUnderTest> {
  const database = await createTestDatabase('orders');
  const others = otherServices('orders');
  const app: RunningApp = await start(serviceEnv(database.url, env), { bus: others.bus });
  return {
    others,
    databaseUrl: database.url,
    as: (identity) => apiClient(app.url, identity),
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
}

let lastProductId = 0;

/** A product of the catalogue as orders hears of it: 10 in stock at $19.99, unless told otherwise. */
export function aProduct(
  but: Partial<ProductSnapshot> & { stock?: { quantity: number; version: number } } = {},
): ProductSnapshot {
  const product_id = but.product_id ?? (lastProductId += 1);
  return {
    product_id,
    version: 1,
    name: `Mouse ${product_id}`,
    category: 'mouse',
    brand: { id: 1, name: 'Tonle' },
    price: { amount: 1_999, currency: 'USD' },
    image_url: `/images/${product_id}.webp`,
    seller_id: randomUUID(),
    stock: { quantity: 10, version: 1 },
    ...but,
  };
}

/** A product that the service under test knows and sells. */
export async function givenProduct(
  orders: OrdersUnderTest,
  but: Parameters<typeof aProduct>[0] = {},
): Promise<ProductSnapshot> {
  const product = aProduct(but);
  await orders.others.deliver(anEvent('product.created.v1', product.product_id, product));
  return product;
}

/** The body of a checkout of one product; the total is in dollars. */
export function aCheckout(product: ProductSnapshot, quantity: number, total: number) {
  return {
    customer_name: 'Sok Dara',
    phone_number: '+855 12 345 678',
    shipping_address: '12 Street 240, Phnom Penh',
    total,
    cart: [{ id: product.product_id, quantity }],
  };
}
