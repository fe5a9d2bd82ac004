import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../testing/problem';
import { renderShop } from '../testing/render-shop';
import { anOrder, aProduct, aUser } from '../testing/samples';
import { server } from '../testing/server';

const shop = {
  ...{ address: '', address_km: '', hours: 'Every day, 8 to 6', hours_km: 'រាល់ថ្ងៃ' },
  ...{ phone: '012 345 678', telegram: 'mekong_gear', messenger: 'mekong.gear' },
};
const given = (facts: object = {}) =>
  server.use(http.get('*/api/shop', () => HttpResponse.json({ shop: { ...shop, ...facts } })));

async function expectContact(begun = '') {
  const contact = within((await screen.findByText('Questions? We are happy to help:')).closest('address')!);
  expect(contact.getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:012345678');
  expect(contact.getByRole('link', { name: 'Telegram: @mekong_gear' })).toHaveAttribute(
    'href',
    `https://t.me/mekong_gear${begun}`,
  );
  expect(contact.getByRole('link', { name: 'Messenger: mekong.gear' })).toHaveAttribute(
    'href',
    `https://m.me/mekong.gear${begun}`,
  );
  expect(contact.getByText('Every day, 8 to 6')).toBeVisible();
}

/** What a message then begins with. */
const begunWith = (about: string) => `?text=${encodeURIComponent(`Hello! I have a question: ${about}`)}`;

const paid = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };

describe('how to reach the shop stands', () => {
  it('in the receipt of an order', async () => {
    given();
    const order = {
      ...anOrder({ status: 'paid', Payment: paid }),
      timeline: [],
      refunded_total: 0,
      riel_rate: null,
    };
    server.use(http.get('*/api/user/my-orders', () => HttpResponse.json({ orders: [order], totalPages: 1 })));
    await renderShop('/user-profile', { user: aUser() });
    await expectContact(begunWith(`Order ${order.order_number}`));
  });

  it("on a product's page", async () => {
    given();
    server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
    await renderShop('/product/mouse/naga-mini-42');
    await expectContact(begunWith('Naga Mini'));
  });

  it.each([
    ['of an order', () => HttpResponse.json({ amount: 1, order: anOrder({ status: 'paid' }) })],
    [
      'of a payment that failed',
      () =>
        HttpResponse.json({
          amount: 1,
          order: anOrder({ status: 'cancelled', Payment: { ...paid, status: 'expired' } }),
        }),
    ],
    ['of a payment that cannot be loaded', () => problem(503, { message: 'Not now' })],
  ])('on the page %s', async (_, answer) => {
    given();
    server.use(http.get('*/api/checkout/order/ord-1', answer));
    await renderShop('/payment/ord-1', { user: aUser() });
    await expectContact();
  });
});

it('a shop that has told no way to reach it asks nobody to ask', async () => {
  given({ phone: '', telegram: '', messenger: '' });
  server.use(http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct() })));
  await renderShop('/product/mouse/naga-mini-42');
  expect(await screen.findByText(/working days after payment/)).toBeVisible();
  expect(screen.queryByText('Questions? We are happy to help:')).toBeNull();
});
