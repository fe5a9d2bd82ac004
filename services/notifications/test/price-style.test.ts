import type { EventData, PriceStyle } from '@mekong/contracts';
import { anEvent } from '@mekong/testing';
import { aPaidOrder, aPerson, startNotifications, type NotificationsUnderTest } from './builders.js';

let notifications: NotificationsUnderTest;
beforeEach(async () => {
  notifications = await startNotifications();
});
afterEach(() => notifications.stop());

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const told = (version: number, prices?: PriceStyle) =>
  notifications.others.deliver(
    anEvent('riel-rate.changed.v1', 'riel-rate', { version, riel_rate: 4_110, prices }),
  );

/** The receipt of three lines of $0.99 and $2.00 for delivery, at 4,110 riel for a dollar. */
async function receipt(but: Partial<EventData<'order.paid.v1'>> = {}) {
  const lines = [1, 2, 3].map((product_id) => ({
    ...{ product_id, name: `Pad ${product_id}`, price: usd(99), quantity: 1 },
  }));
  const sums = { subtotal: usd(297), shipping: usd(200), tax: usd(0), total: usd(497) };
  const order = { ...aPaidOrder(), lines, ...sums, riel_rate: 4_110, ...but };
  await notifications.others.deliver(anEvent('order.paid.v1', order.order_id, order));
  return notifications.mailTo(order.customer.email);
}

it('a receipt is in dollars, with the riel of its total below', async () => {
  const { subject, text } = await receipt();
  expect(subject).toContain('$4.97');
  expect(text).toContain('Total: $4.97\nabout 20,400៛ at the rate when you paid');
});

it('a receipt of what was paid in riel says exactly how much, also where prices are in dollars alone', async () => {
  await told(2, 'dollars-only');
  expect((await receipt({ pay_currency: 'KHR' })).text).toContain('Total: $4.97\npaid in riel: 20,400៛');
});

it('a receipt of a shop that prices in riel adds up in riel, with what rounding makes of it, and dollars below', async () => {
  await told(2, 'riel-first');
  await told(3);
  const { subject, text } = await receipt();
  expect(subject).toContain('20,400៛');
  expect(text).toContain('1 × Pad 1: 4,100៛\n');
  expect(text).toContain(
    'Subtotal: 12,300៛\nShipping: 8,200៛\nTax (VAT 0%): 0៛\nRounding: −100៛\nTotal: 20,400៛\n$4.97\n',
  );
});

it('a receipt names the promo code and what it took off, in either money', async () => {
  const discount = { promo_code: 'SAVE', discount: usd(97), subtotal: usd(200), total: usd(400) };
  expect((await receipt(discount)).text).toContain('Discount (SAVE): −$0.97\nSubtotal: $2.00\n');
  await told(2, 'riel-first');
  expect((await receipt(discount)).text).toContain(
    'Discount (SAVE): −4,000៛\nSubtotal: 8,300៛\nShipping: 8,200៛\nTax (VAT 0%): 0៛\nRounding: −100៛\nTotal: 16,400៛\n',
  );
});

it('a receipt of a shop that prices in dollars alone says nothing of riel', async () => {
  await told(2, 'dollars-only');
  expect((await receipt()).text).not.toContain('៛');
});

it('what is to be paid at the door, and what goes back, stand in riel first where the shop prices so', async () => {
  await told(2, 'riel-first');
  const mailAfter = async (...events: Parameters<typeof notifications.others.deliver>) => {
    await notifications.others.deliver(...events);
    return notifications.mailTo((events[0]!.data as { customer: { email: string } }).customer.email);
  };
  const id = 'a'.repeat(24);
  const cash = { pay_until: new Date().toISOString(), payment: { method: 'cod', currency: 'USD' } as const };
  const placed = { ...aPaidOrder(aPerson()), ...cash, riel_rate: 4_110 };
  const { text } = await mailAfter(anEvent('order.placed.v1', placed.order_id, placed));
  expect(text).toContain('Total: 82,100៛ ($19.98)');
  const paid = () => ({ order_id: id, customer: aPerson(), method: 'cod' as const, riel_rate: 4_110 });
  const part = { ...paid(), amount: usd(500), lines: [] };
  expect((await mailAfter(anEvent('order.partly-refunded.v1', id, part))).text).toContain(
    'We give 20,600៛ ($5.00) back to you.',
  );
  const all = await mailAfter(anEvent('order.refunded.v1', id, { ...paid(), total: usd(1_498) }));
  expect(all.subject).toContain('was refunded: 61,600៛ ($14.98)');
});
