import type { Identity } from '@mekong/service-defaults';
import { staff } from '@mekong/testing';
import type { OrdersUnderTest } from './builders.js';

export const promoPath = '/api/admin/promo-codes';
const admin = staff('admin');
let last = 0;

/** A promo code, by default 10 % off. */
export async function givenPromo(orders: OrdersUnderTest, but: object = {}) {
  const body = { code: `CODE-${(last += 1)}`, kind: 'percent', ...but };
  const terms = body.kind === 'percent' ? { percent: 10, ...body } : body;
  const answer = await orders
    .as(admin)
    .post(promoPath, terms, { 'idempotency-key': `promo-code-of-test-${last}` });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.promo_code as { id: number; code: string; version: number };
}

export const changePromo = (orders: OrdersUnderTest, id: number, body: object, who: Identity = admin) =>
  orders.as(who).patch(`${promoPath}/${id}`, body);

export const usesOf = async (orders: OrdersUnderTest, code: string): Promise<number> =>
  (await orders.as(admin).get(`${promoPath}?q=${code}`)).body.promo_codes[0].uses;
