import { createHash } from 'node:crypto';
import { formerCustomer } from '@mekong/messaging';
import { emailKey, searchKey } from '@mekong/service-defaults';
import { contactKey } from './contact-key.js';
import type { PastCustomer, PastOrder } from './past-order.js';

/** An order of before as it is kept. */
export type OrderRecord = ReturnType<typeof orderRecord>;

/** A customer of before as it is kept. */
export type CustomerRecord = ReturnType<typeof customerRecord>;

/** What a file says of an order, with what finds it and by what it is known again. */
export function orderRecord(order: PastOrder) {
  const { number, placedAt, status, currency, totalMinor, name, email, phone, address, items, note } = order;
  const said = {
    ...{ number, placed_at: placedAt.toISOString(), status, currency, total_minor: totalMinor },
    ...{ name, email, phone, address, note },
    // In one order of their fields, which the database does not keep.
    items: items.map((item) => ({
      ...{ name: item.name, sku: item.sku },
      ...{ quantity: item.quantity, priceMinor: item.priceMinor },
    })),
  };
  const texts = [number, name, email, phone, ...items.flatMap((item) => [item.name, item.sku])];
  return { ...said, ...derived(said, texts) };
}

export function customerRecord(customer: PastCustomer) {
  const { name, email, phone, address, orders, currency, spentMinor, note } = customer;
  const key = contactKey(customer);
  const said = { key, name, email, phone, address, orders, currency, spent_minor: spentMinor, note };
  return { ...said, ...derived(said, [name, email, phone, address]) };
}

function derived(said: { email: string; phone: string }, texts: string[]) {
  return {
    email_key: said.email === '' ? '' : emailKey(said.email),
    search_key: searchKey(texts, [said.phone]),
    digest: createHash('sha256').update(JSON.stringify(said)).digest('base64url'),
  };
}

/** The same order of nobody: what was bought stays. */
export const ofNobody = (order: PastOrder): PastOrder => ({
  ...order,
  ...{ name: formerCustomer, email: '', phone: '', address: '', note: '' },
});

/** By what an email is remembered whose data was deleted. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('base64url');
