import { randomBytes, randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import { serviceUnderTest, waitFor, type ApiClient, type ServiceUnderTest } from '@mekong/testing';
import { start } from '../src/service.js';

export const sealingKey = randomBytes(32).toString('base64');

export interface NotificationsUnderTest extends ServiceUnderTest {
  api: ApiClient;
  /** Waits for a message to this address in the mailbox; answers the newest. */
  mailTo(address: string): Promise<{ subject: string; text: string; html: string }>;
}

export async function startNotifications(env: Record<string, string> = {}): Promise<NotificationsUnderTest> {
  const settings = { EVENT_SEALING_KEY: sealingKey, PUBLIC_URL: 'http://shop.test', ...env };
  const service = await serviceUnderTest('notifications', start, settings);
  const api = service.as();
  const newestTo = async (address: string) =>
    (await api.get(`/api/dev/mailbox?to=${encodeURIComponent(address)}`)).body.messages[0];
  return {
    ...service,
    api,
    mailTo: (address) => waitFor(() => newestTo(address), { what: `a mail to ${address}` }),
  };
}

let serial = 0;
/** Somebody whose address no other test uses. */
export const aPerson = (name = 'Sok Dara') => ({
  user_id: randomUUID(),
  email: `person${(serial += 1)}@shop.example`,
  name,
});

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export function aPaidOrder(customer = aPerson()): EventData<'order.paid.v1'> {
  return {
    order_id: '0123456789abcdef01234567',
    order_number: 'MG-2611-0001',
    customer,
    customer_name: 'Chan <b>Thy</b>',
    phone_number: '012345678',
    shipping_address: 'ផ្ទះលេខ ១២, Phnom Penh',
    lines: [{ product_id: 1, name: 'Glide Pad', name_km: 'បន្ទះកណ្ដុរ Glide', price: usd(999), quantity: 2 }],
    subtotal: usd(1_998),
    shipping: usd(0),
    tax: usd(0),
    total: usd(1_998),
    transaction_id: 'tx-77',
    paid_at: '2026-11-21T08:00:00.000Z',
    riel_rate: 4_100,
  };
}
